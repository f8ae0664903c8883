/** TeX commands by character; a name after a character stands for `\name`. */
const COMMANDS =
  'α alpha β beta γ gamma δ delta ϵ epsilon ε varepsilon ζ zeta η eta θ theta ϑ vartheta ι iota κ kappa λ lambda ' +
  'μ mu µ mu ν nu ξ xi π pi ϖ varpi ρ rho ϱ varrho σ sigma ς varsigma τ tau υ upsilon φ varphi ϕ phi χ chi ψ psi ' +
  'ω omega Γ Gamma Δ Delta Θ Theta Λ Lambda Ξ Xi Π Pi Σ Sigma Υ Upsilon Φ Phi Ψ Psi Ω Omega Ω Omega ∆ Delta ' +
  '∑ sum ∏ prod ∐ coprod ∫ int ∬ iint ∭ iiint ∮ oint ⋃ bigcup ⋂ bigcap ⋁ bigvee ⋀ bigwedge ⨁ bigoplus ⨂ bigotimes ' +
  '± pm ∓ mp × times ÷ div ⋅ cdot · cdot ∙ bullet • bullet ∘ circ ∗ ast ⋆ star ⊕ oplus ⊖ ominus ⊗ otimes ⊙ odot ' +
  '∧ wedge ∨ vee ∩ cap ∪ cup ⊎ uplus ⊓ sqcap ⊔ sqcup ∖ setminus ≀ wr † dagger ‡ ddagger ¬ neg ' +
  '≤ le ⩽ leqslant ≥ ge ⩾ geqslant ≠ ne ≡ equiv ≈ approx ≅ cong ≃ simeq ∼ sim ∝ propto ≪ ll ≫ gg ≺ prec ≻ succ ' +
  '⪯ preceq ⪰ succeq ≐ doteq ≜ triangleq ∈ in ∉ notin ∋ ni ⊂ subset ⊃ supset ⊆ subseteq ⊇ supseteq ⊊ subsetneq ' +
  '⊥ perp ∥ parallel ∣ mid ⊢ vdash ⊨ models ⊤ top ≲ lesssim ≳ gtrsim ' +
  '← leftarrow → to ↔ leftrightarrow ⇐ Leftarrow ⇒ Rightarrow ⇔ Leftrightarrow ⟸ Longleftarrow ⟹ Longrightarrow ' +
  '⟺ iff ↦ mapsto ⟶ longrightarrow ⟵ longleftarrow ↑ uparrow ↓ downarrow ↪ hookrightarrow ⇌ rightleftharpoons ' +
  '∀ forall ∃ exists ∄ nexists ∅ emptyset ∞ infty ∂ partial ∇ nabla √ surd ∠ angle ∴ therefore ∵ because ' +
  'ℓ ell ℏ hbar ℘ wp ℜ Re ℑ Im ℵ aleph … ldots ⋯ cdots ⋮ vdots ⋱ ddots ° degree □ square ◻ square △ triangle ' +
  '⟨ langle ⟩ rangle 〈 langle 〉 rangle ⌈ lceil ⌉ rceil ⌊ lfloor ⌋ rfloor ‖ Vert | vert \\ backslash ' +
  '< lt > gt ~ sim';

const OTHERS: readonly (readonly [character: string, tex: string])[] = [
  ...[...'{}$%#&_'].map((character) => [character, `\\${character}`] as const),
  ['−', '-'],
  ['–', '-'],
  ['‐', '-'],
  ['′', "{}'"],
  ['″', "{}''"],
  ['‴', "{}'''"],
  ["'", "{}'"],
  ['’', "{}'"],
  ['∶', ':'],
  ['\u00a0', '\\ '],
  ['\u2003', '\\quad'],
  ['\u2009', '\\,'],
  ['\u200a', '\\,'],
  ['\u202f', '\\,'],
];

/** TeX by character, for characters that TeX does not take as they are. */
export const TEX_SYMBOLS: ReadonlyMap<string, string> = new Map([
  ...[...COMMANDS.matchAll(/(\S) (\w+)/gu)].map(([, character = '', name = '']) => [character, `\\${name}`] as const),
  ...OTHERS,
]);

/** Names of functions that are commands of TeX. */
export const TEX_FUNCTIONS: ReadonlySet<string> = new Set(
  (
    'arccos arcsin arctan arg cos cosh cot coth csc deg det dim exp gcd hom inf ker lg lim liminf limsup ln log max ' +
    'min Pr sec sin sinh sup tan tanh'
  ).split(' '),
);

/** Operators whose scripts stand above and below them. */
export const WITH_LIMITS =
  /^\\(?:sum|prod|coprod|i{0,3}nt|oint|big(?:cup|cap|vee|wedge|oplus|otimes)|lim|liminf|limsup|max|min|sup|inf|det|gcd|Pr)$/;

/** Commands for what stands above a base, for a single letter and for a longer base. */
export const ACCENTS_ABOVE: ReadonlyMap<string, readonly [short: string, long: string]> = new Map<
  string,
  readonly [string, string]
>([
  ...[...'¯‾―_\u0304\u0305ˉ'].map((character) => [character, ['bar', 'overline']] as const),
  ...[...'^ˆ\u0302'].map((character) => [character, ['hat', 'widehat']] as const),
  ...[...'~˜\u0303∼'].map((character) => [character, ['tilde', 'widetilde']] as const),
  ...[...'→⃗⟶⇀'].map((character) => [character, ['vec', 'overrightarrow']] as const),
  ...[...'˙.·\u0307'].map((character) => [character, ['dot', 'dot']] as const),
  ...[...'¨\u0308'].map((character) => [character, ['ddot', 'ddot']] as const),
  ['ˇ', ['check', 'check']],
  ['˘', ['breve', 'breve']],
  ['´', ['acute', 'acute']],
  ['`', ['grave', 'grave']],
  ['←', ['overleftarrow', 'overleftarrow']],
  ['↔', ['overleftrightarrow', 'overleftrightarrow']],
  ['⏞', ['overbrace', 'overbrace']],
]);

/** Commands for what stands below a base. */
export const ACCENTS_BELOW: ReadonlyMap<string, string> = new Map([
  ...[...'_¯‾―\u0332'].map((character) => [character, 'underline'] as const),
  ['⏟', 'underbrace'],
]);

/** Commands for the forms of letters by the values of `mathvariant`. */
export const LETTER_FORMS: Readonly<Record<string, string>> = {
  normal: 'mathrm',
  bold: 'mathbf',
  italic: 'mathit',
  'bold-italic': 'boldsymbol',
  'double-struck': 'mathbb',
  script: 'mathcal',
  'bold-script': 'mathcal',
  fraktur: 'mathfrak',
  'bold-fraktur': 'mathfrak',
  'sans-serif': 'mathsf',
  'bold-sans-serif': 'mathsf',
  monospace: 'mathtt',
};

/** Forms in the order of Unicode's blocks of 52 letters from U+1D400 and of 10 digits from U+1D7CE. */
const LETTER_BLOCKS =
  'bold italic bold-italic script bold-script fraktur double-struck bold-fraktur sans-serif bold-sans-serif sans-serif bold-sans-serif monospace'.split(
    ' ',
  );
const DIGIT_BLOCKS = 'bold double-struck sans-serif bold-sans-serif monospace'.split(' ');
const FIRST_LETTER = 0x1d400;
const FIRST_DIGIT = 0x1d7ce;
/** Letters of such blocks that Unicode has elsewhere. */
const LETTERLIKE: readonly (readonly [string, string])[] = [
  ...[...'ℂℍℕℙℚℝℤ'].map((letter) => [letter, 'double-struck'] as const),
  ...[...'ℬℰℱℋℐℒℳℛ'].map((letter) => [letter, 'script'] as const),
  ...[...'ℭℌℨ'].map((letter) => [letter, 'fraktur'] as const),
];

/** The form of a letter or digit of mathematics; null for any other character. */
export function letterForm(character: string): string | null {
  const code = character.codePointAt(0) ?? 0;
  const letter = Math.floor((code - FIRST_LETTER) / 52);
  const digit = Math.floor((code - FIRST_DIGIT) / 10);
  return LETTER_BLOCKS[letter] ?? DIGIT_BLOCKS[digit] ?? LETTERLIKE.find(([known]) => known === character)?.[1] ?? null;
}
