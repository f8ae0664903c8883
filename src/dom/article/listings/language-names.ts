/** Names of languages that highlighters know. A word of a class, an attribute or a label counts only if it is here. */
const NAMES = new Set(
  'abap actionscript ada apache apex applescript arduino asm assembly astro autohotkey awk bash basic bat batch bicep brainfuck c c# c++ cfm clj clojure cmake cmd cobol coffeescript console cpp crystal csharp css csv cython dart delphi diff django docker dockerfile dos elixir elm erb erlang excel f# fortran fsharp gcode gdscript gherkin git glsl go golang gradle graphql groovy haml handlebars haskell haxe hcl hlsl html html+erb http ini ipython java javascript jinja jinja2 js json json5 jsonc jsp jsx julia kotlin kql latex less liquid lisp llvm lua makefile markdown mathematica matlab mdx mermaid mips mongodb mysql nasm nginx nim nix objc objective-c objectivec ocaml octave pascal perl pgsql php plsql postgresql powershell prisma prolog properties proto protobuf ps1 pug puppet purescript pycon python python3 qml r racket raku razor rb regex reason rst ruby rust sas sass scala scheme scss sh shell shell-session shellsession smalltalk solidity sparql splunk sql ssh stata stylus svelte swift systemverilog tcl terraform tex toml ts tsql tsx twig typescript v vala vb vb.net vba vbnet verilog vhdl vim vue wasm wgsl xaml xhtml xml xquery xslt yaml yml zig zsh'.split(
    ' ',
  ),
);
/** Other words for the same language, and names that are no words. */
const SAME: Readonly<Record<string, string>> = {
  'c++': 'cpp',
  'c#': 'csharp',
  'f#': 'fsharp',
  golang: 'go',
  js: 'javascript',
  'objective-c': 'objectivec',
  python3: 'python',
  rb: 'ruby',
  sh: 'bash',
  shell: 'bash',
  'shell-session': 'console',
  ts: 'typescript',
  'vb.net': 'vbnet',
  yml: 'yaml',
};

/** The word in lower case if it is a known name, else ''. */
export function knownLanguage(word: string): string {
  const name = word.trim().toLowerCase();
  return NAMES.has(name) ? name : '';
}

/** True for two names of one language: "js" and "JavaScript". */
export function isSameLanguage(a: string, b: string): boolean {
  return (SAME[a] ?? a) === (SAME[b] ?? b);
}
