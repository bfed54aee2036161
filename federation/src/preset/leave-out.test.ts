import { leaveOutFunctions, markPureReact } from './leave-out.mjs';

const SOURCE = `import { helper } from './helper.js';
function outer() {
  async function inner({
    first,
    second
  }) {
    if (first) {
      return helper(second);
    }
  }
  inner({});
  return "kept";
}
var held = ({ value }) => {
  return helper(value);
};
var Klass = class {
	async method(value) {
		return helper(value);
	}
	kept() {
		return "kept";
	}
};
export { outer, held, Klass };`;

async function run(source: string): Promise<Record<string, unknown>> {
  const module = source.replace(/^import .*$/m, "const helper = () => 'ran';");
  return import(`data:text/javascript,${encodeURIComponent(module)}`);
}

describe('leaveOutFunctions', () => {
  it('replaces a function, whatever it is written as, and leaves its neighbours', async () => {
    const rest = leaveOutFunctions(SOURCE, ['inner', 'held', 'method']);
    expect(rest.match(/helper\(/g)).toBeNull();
    expect(rest.match(/kept/g)).toHaveLength(3);
    expect(Object.keys(await run(rest))).toEqual(['Klass', 'held', 'outer']);
  });

  it('says what is left out where it is called after all', async () => {
    const { held } = await run(leaveOutFunctions(SOURCE, ['held']));
    expect(held).toThrow('held is left out of this build');
  });

  it('fails where the library has no such function any more, or two', () => {
    expect(() => leaveOutFunctions(SOURCE, ['gone'])).toThrow('0 functions are gone');
    expect(() => leaveOutFunctions(`${SOURCE}\n${SOURCE}`, ['outer'])).toThrow('2 functions are outer');
  });
});

describe('markPureReact', () => {
  it('lets components and contexts go that nobody uses', () => {
    const source =
      'var Link = React10.forwardRef(\n  draw\n);\nLink.displayName = "Link";\nvar other = make();';
    expect(markPureReact(source)).toBe(
      'var Link = /* @__PURE__ */ React10.forwardRef(\n  draw\n);\n\nvar other = make();',
    );
  });
});
