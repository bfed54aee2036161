import { publishRemote } from './assemble.mjs';

// node publish-cli.mjs <site> <build folder of a remote>
const [site = '', dist = ''] = process.argv.slice(2);
const { name, version, build, base } = await publishRemote({ site, dist });
process.stdout.write(`${name} ${version}-${build} is live at ${base}\n`);
