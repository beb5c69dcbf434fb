/** Characters and the commands of LaTeX, amssymb and mathtools that typeset them in math. */
const PAIRS = `
¬ neg ± pm · cdot × times ÷ div Γ Gamma Δ Delta Θ Theta Λ Lambda Ξ Xi Π Pi Σ Sigma
Υ Upsilon Φ Phi Ψ Psi Ω Omega α alpha β beta γ gamma δ delta ε varepsilon ζ zeta η eta θ theta ι iota
κ kappa λ lambda μ mu ν nu ξ xi π pi ρ rho ς varsigma σ sigma τ tau υ upsilon φ varphi χ chi ψ psi ω omega
ϑ vartheta ϕ phi ϖ varpi ϝ digamma ϰ varkappa ϱ varrho ϵ epsilon ‖ Vert † dagger ‡ ddagger … ldots ′ prime
ℏ hbar ℑ Im ℓ ell ℘ wp ℜ Re ℧ mho Ⅎ Finv ℵ aleph ℶ beth ℷ gimel ℸ daleth ⅁ Game ← leftarrow ↑ uparrow
→ rightarrow ↓ downarrow ↔ leftrightarrow ↕ updownarrow ↖ nwarrow ↗ nearrow ↘ searrow ↙ swarrow
↚ nleftarrow ↛ nrightarrow ↞ twoheadleftarrow ↠ twoheadrightarrow ↢ leftarrowtail ↣ rightarrowtail ↦ mapsto
↩ hookleftarrow ↪ hookrightarrow ↫ looparrowleft ↬ looparrowright ↭ leftrightsquigarrow ↮ nleftrightarrow
↰ Lsh ↱ Rsh ↶ curvearrowleft ↷ curvearrowright ↺ circlearrowleft ↻ circlearrowright ↼ leftharpoonup
↽ leftharpoondown ↾ upharpoonright ↿ upharpoonleft ⇀ rightharpoonup ⇁ rightharpoondown ⇂ downharpoonright
⇃ downharpoonleft ⇄ rightleftarrows ⇆ leftrightarrows ⇇ leftleftarrows ⇈ upuparrows ⇉ rightrightarrows
⇊ downdownarrows ⇋ leftrightharpoons ⇌ rightleftharpoons ⇍ nLeftarrow ⇎ nLeftrightarrow ⇏ nRightarrow
⇐ Leftarrow ⇑ Uparrow ⇒ Rightarrow ⇓ Downarrow ⇔ Leftrightarrow ⇕ Updownarrow ⇚ Lleftarrow ⇛ Rrightarrow
⇝ rightsquigarrow ⇠ dashleftarrow ⇢ dashrightarrow ∀ forall ∁ complement ∂ partial ∃ exists ∄ nexists
∅ emptyset ∇ nabla ∈ in ∉ notin ∋ ni ∎ blacksquare ∏ prod ∐ coprod ∑ sum ∓ mp ∔ dotplus ∖ setminus
∗ ast ∘ circ ∙ bullet √ surd ∝ propto ∞ infty ∠ angle ∡ measuredangle ∢ sphericalangle ∣ mid ∤ nmid
∥ parallel ∦ nparallel ∧ wedge ∨ vee ∩ cap ∪ cup ∫ int ∬ iint ∭ iiint ∮ oint ∴ therefore ∵ because ∼ sim
∽ backsim ≀ wr ≁ nsim ≂ eqsim ≃ simeq ≅ cong ≆ ncong ≈ approx ≊ approxeq ≍ asymp ≎ Bumpeq ≏ bumpeq ≐ doteq
≑ Doteq ≒ fallingdotseq ≓ risingdotseq ≔ coloneqq ≕ eqqcolon ≖ eqcirc ≗ circeq ≜ triangleq ≠ neq ≡ equiv
≤ leq ≥ geq ≦ leqq ≧ geqq ≨ lneqq ≩ gneqq ≪ ll ≫ gg ≬ between ≮ nless ≯ ngtr ≰ nleq ≱ ngeq ≲ lesssim
≳ gtrsim ≶ lessgtr ≷ gtrless ≺ prec ≻ succ ≼ preccurlyeq ≽ succcurlyeq ≾ precsim ≿ succsim ⊀ nprec ⊁ nsucc
⊂ subset ⊃ supset ⊆ subseteq ⊇ supseteq ⊈ nsubseteq ⊉ nsupseteq ⊊ subsetneq ⊋ supsetneq ⊎ uplus ⊏ sqsubset
⊐ sqsupset ⊑ sqsubseteq ⊒ sqsupseteq ⊓ sqcap ⊔ sqcup ⊕ oplus ⊖ ominus ⊗ otimes ⊘ oslash ⊙ odot
⊚ circledcirc ⊛ circledast ⊝ circleddash ⊞ boxplus ⊟ boxminus ⊠ boxtimes ⊡ boxdot ⊢ vdash ⊣ dashv ⊤ top
⊥ perp ⊨ vDash ⊩ Vdash ⊪ Vvdash ⊬ nvdash ⊭ nvDash ⊮ nVdash ⊯ nVDash ⊲ vartriangleleft ⊳ vartriangleright
⊴ trianglelefteq ⊵ trianglerighteq ⊸ multimap ⊺ intercal ⊻ veebar ⊼ barwedge ⋀ bigwedge ⋁ bigvee ⋂ bigcap
⋃ bigcup ⋄ diamond ⋅ cdot ⋆ star ⋇ divideontimes ⋈ bowtie ⋉ ltimes ⋊ rtimes ⋋ leftthreetimes
⋌ rightthreetimes ⋍ backsimeq ⋎ curlyvee ⋏ curlywedge ⋐ Subset ⋑ Supset ⋒ Cap ⋓ Cup ⋔ pitchfork ⋖ lessdot
⋗ gtrdot ⋘ lll ⋙ ggg ⋚ lesseqgtr ⋛ gtreqless ⋞ curlyeqprec ⋟ curlyeqsucc ⋠ npreceq ⋡ nsucceq ⋦ lnsim
⋧ gnsim ⋨ precnsim ⋩ succnsim ⋪ ntriangleleft ⋫ ntriangleright ⋬ ntrianglelefteq ⋭ ntrianglerighteq ⋮ vdots
⋯ cdots ⋱ ddots ⌈ lceil ⌉ rceil ⌊ lfloor ⌋ rfloor ⌢ frown ⌣ smile ⎰ lmoustache ⎱ rmoustache │ vert
■ blacksquare □ square ▲ blacktriangle △ triangle ▵ triangle ▶ blacktriangleright ▼ blacktriangledown
▽ triangledown ◀ blacktriangleleft ◊ lozenge ○ bigcirc ● bullet ◯ bigcirc ★ bigstar ♠ spadesuit ♡ heartsuit
♢ diamondsuit ♣ clubsuit ♭ flat ♮ natural ♯ sharp ⟨ langle ⟩ rangle ⟮ lgroup ⟯ rgroup ⟵ longleftarrow
⟶ longrightarrow ⟷ longleftrightarrow ⟸ Longleftarrow ⟹ Longrightarrow ⟺ Longleftrightarrow ⟼ longmapsto
⧫ blacklozenge ⩞ doublebarwedge ⩽ leqslant ⩾ geqslant ⪅ lessapprox ⪆ gtrapprox ⪇ lneq ⪈ gneq ⪉ lnapprox
⪊ gnapprox ⪋ lesseqqgtr ⪌ gtreqqless ⪕ eqslantless ⪖ eqslantgtr ⪯ preceq ⪰ succeq ⪵ precneqq ⪶ succneqq
⪷ precapprox ⪸ succapprox ⪹ precnapprox ⪺ succnapprox ⫅ subseteqq ⫆ supseteqq ⫋ subsetneqq ⫌ supsetneqq
`;

/** Capital Greek letters that look like Latin ones, for which LaTeX has no commands, and characters with a plain form. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  Α: 'A',
  Β: 'B',
  Ε: 'E',
  Ζ: 'Z',
  Η: 'H',
  Ι: 'I',
  Κ: 'K',
  Μ: 'M',
  Ν: 'N',
  Ο: 'O',
  Ρ: 'P',
  Τ: 'T',
  Χ: 'X',
  ο: 'o',
  ı: '\\text{\\i}',
  ȷ: '\\text{\\j}',
  '−': '-',
  '∶': ':',
  ℂ: '\\mathbb{C}',
  ℍ: '\\mathbb{H}',
  ℕ: '\\mathbb{N}',
  ℙ: '\\mathbb{P}',
  ℚ: '\\mathbb{Q}',
  ℝ: '\\mathbb{R}',
  ℤ: '\\mathbb{Z}',
  ℎ: 'h',
  '∌': '\\not\\ni',
  '″': '\\prime\\prime',
  '‴': '\\prime\\prime\\prime',
};

const COMMANDS = new Map<string, string>(Object.entries(LOOKALIKES));
const words = PAIRS.trim().split(/\s+/);
for (let i = 0; i < words.length; i += 2) COMMANDS.set(words[i]!, `\\${words[i + 1]}`);

/** LaTeX that typesets a character in math mode; undefined where there is none. */
export function mathSymbol(character: string): string | undefined {
  return COMMANDS.get(character);
}
