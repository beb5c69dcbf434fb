import { describe, expect, it } from 'vitest';
import { definitionLines } from './definitions.js';

describe('definitionLines', () => {
  it.each([
    ['$\\text{a b}$', '\\spaceskip=.25em'],
    ['$\\colorbox[HTML]{FF0000}{a b}$', '\\spaceskip=.25em'],
    ['$\\mathbf{v}$', '\\DeclareFontShape{OT1}{lmr}{bx}{n}{<->rm-lmbx10}{}'],
    ['$\\textit{ab}$', '\\ifpdftex\\DeclareFontShape{T1}{lmr}{m}{it}{<->ec-lmri10}{}\\else'],
    ['$\\texttt{a b}$', '\\renewcommand\\texttt'],
    ['$a~b$', '\\spaceskip=.25em'],
    ['$\\unscaled{2}a+b$', '\\newcommand\\unscaled'],
    [
      '$\\textsf{ab}$',
      '\\makeatletter\\input{t1lmss.fd}\\makeatother\\DeclareFontShape{T1}{lmss}{m}{n}{<->ec-lmss10}{}',
    ],
    ['$\\begin{aligned} a & =b & c & =d \\end{aligned}$', '\\renewcommand\\minalignsep{1em}'],
    ['$\\cancel{x}$', '\\newcommand\\cancel['],
    ['$\\boxed{x}$', '\\widefbox'],
    ['$a\\cong b$', '\\renewcommand\\cong'],
    ['$\\xrightarrow{a}$', '\\atleast{0.925em}'],
    // With \let it would call itself without an end.
    ['$\\xLeftrightarrow[n]{a}$', '\\NewCommandCopy\\shortxLeftrightarrow\\xLeftrightarrow'],
    ['$\\ddots$', '\\renewcommand\\ddots'],
  ])('defines what %s needs', (body, line) => {
    expect(definitionLines(body).join('\n')).toContain(line);
  });

  it('defines nothing for letters', () => {
    expect(definitionLines('\\node at (0,0) {$ABC$};')).toEqual([]);
  });
});
