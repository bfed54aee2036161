#!/usr/bin/env node
/**
 * Writes the API report of the kernel: every name that an entry exports, with its signature. With `--check` it
 * writes nothing and fails when the committed report is stale, so that a change of the kernel's surface always
 * shows in the diff.
 */
import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { writeOrCheck } from './write-or-check.mjs';

const kernelDir = resolve(import.meta.dirname, '../shared-kernel');

/** @returns {{name: string, file: string}[]} the entries that package.json offers as TypeScript. */
function readEntries() {
  const { exports } = JSON.parse(readFileSync(join(kernelDir, 'package.json'), 'utf8'));
  return Object.entries(exports)
    .filter(([, file]) => file.endsWith('/index.ts'))
    .map(([name, file]) => ({ name: name.slice(2), file: join(kernelDir, file) }));
}

/** @param {string[]} files */
function createKernelProgram(files) {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(kernelDir, 'tsconfig.json'),
    {
      declaration: true,
      emitDeclarationOnly: true,
      noEmit: false,
      removeComments: true,
      outDir: '/api-report',
    },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (problem) => fail(text(problem)) },
  );
  if (config === undefined) return fail('The kernel has no tsconfig.json.');
  return ts.createProgram(files, { ...config.options, types: ['node'] });
}

/** @param {import('typescript').Diagnostic} problem */
function text(problem) {
  return ts.flattenDiagnosticMessageText(problem.messageText, '\n');
}

/** @typedef {Map<string, Map<string, string>>} Declarations by source file, then by name */

/**
 * What the compiler would publish.
 *
 * @param {import('typescript').Program} program
 * @returns {Declarations}
 */
function emitDeclarations(program) {
  /** @type {Declarations} */
  const byFile = new Map();
  program.emit(undefined, (_name, content, _bom, _onError, sources) => {
    for (const source of sources ?? []) byFile.set(source.fileName, statementsByName(content));
  });
  return byFile;
}

/**
 * What a file of declarations says of each name.
 *
 * @param {string} content
 */
export function statementsByName(content) {
  const file = ts.createSourceFile('x.d.ts', content, ts.ScriptTarget.Latest, true);
  /** @type {Map<string, string>} */
  const byName = new Map();
  /** @param {string} name @param {import('typescript').Node} statement */
  const add = (name, statement) => {
    const overloads = [byName.get(name), oneLine(inOrder(statement))];
    byName.set(name, overloads.filter(Boolean).join('\n'));
  };
  for (const statement of file.statements) {
    if (ts.isVariableStatement(statement)) {
      for (const { name } of statement.declarationList.declarations) add(name.getText(), statement);
    } else if (ts.isDeclarationStatement(statement) && statement.name !== undefined) {
      add(statement.name.getText(), statement);
    }
  }
  return byName;
}

/**
 * The members of each union by name, nothing at the end: the compiler's order follows what else it has read.
 *
 * @param {import('typescript').Node} node
 * @returns {string}
 */
function inOrder(node) {
  if (ts.isUnionTypeNode(node)) {
    const members = node.types.map(inOrder);
    const isNothing = (/** @type {string} */ member) => member === 'null' || member === 'undefined';
    return members
      .sort((a, b) => Number(isNothing(a)) - Number(isNothing(b)) || (a < b ? -1 : 1))
      .join(' | ');
  }
  const { text } = node.getSourceFile();
  let ordered = '';
  let end = node.getStart();
  ts.forEachChild(node, (child) => {
    ordered += text.slice(end, child.getStart()) + inOrder(child);
    end = child.getEnd();
  });
  return ordered + text.slice(end, node.getEnd());
}

/** @param {string} statement */
function oneLine(statement) {
  return statement
    .replace(/\s+/g, ' ')
    .replace(/\\u([0-9A-F]{4})/g, (_escape, code) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/import\("\.[^"]*"\)\./g, '')
    .replace(/^export (?:declare )?(?:default )?/, '')
    .replace(/^declare /, '');
}

/** @param {string} fileName */
function packageOf(fileName) {
  const inside = fileName.slice(fileName.lastIndexOf('/node_modules/') + '/node_modules/'.length);
  return inside
    .split('/', inside.startsWith('@') ? 2 : 1)
    .join('/')
    .replace(/^@types\//, '');
}

/**
 * @param {import('typescript').Symbol} symbol
 * @param {import('typescript').TypeChecker} checker
 * @param {Declarations} declarations
 */
function describe(symbol, checker, declarations) {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const fileName = target.declarations?.[0]?.getSourceFile().fileName;
  if (fileName === undefined) return fail(`${symbol.name} has no declaration.`);
  if (fileName.includes('/node_modules/')) return `${symbol.name} // from ${packageOf(fileName)}`;
  const found = declarations.get(fileName)?.get(target.name);
  return (
    found ?? fail(`${symbol.name} of ${relative(kernelDir, fileName)} was not found in its declarations.`)
  );
}

/**
 * @param {{name: string, file: string}} entry
 * @param {import('typescript').Program} program
 * @param {Declarations} declarations
 */
function reportEntry({ name, file }, program, declarations) {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (module === undefined) return fail(`${relative(kernelDir, file)} exports nothing.`);
  const lines = checker
    .getExportsOfModule(module)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((symbol) => describe(symbol, checker, declarations));
  return `## ${name}\n\n\`\`\`ts\n${lines.join('\n')}\n\`\`\`\n`;
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message);
  process.exit(1);
}

/** The report's text. */
export function writeReport() {
  const entries = readEntries();
  const program = createKernelProgram(entries.map((entry) => entry.file));
  const declarations = emitDeclarations(program);
  const sections = entries.map((entry) => reportEntry(entry, program, declarations));
  const head = '# API of @cabinet/kernel\n\nWritten by `node tools/api-report.mjs`; do not edit.\n';
  return [head, ...sections].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeOrCheck('shared-kernel/kernel.api.md', writeReport(), 'pnpm api-report');
