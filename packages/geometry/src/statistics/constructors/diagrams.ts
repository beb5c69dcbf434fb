import { form } from '../../form.js';
import { formatNumber } from '../../functions/format.js';
import type { Constructor } from '../../table.js';
import { type ListValue, type StringValue, Undefined } from '../../values.js';
import { treeDiagram, writtenItems } from '../charts/tree-diagram.js';
import { venn, vennRegion } from '../charts/venn.js';

const textsOf = (names: readonly StringValue[]): readonly string[] => names.map(({ value }) => value);

/** Decimals of a number in a region. */
const DECIMALS = 4;

/** The texts of regions, which may be numbers. */
const labelsOf = (labels?: ListValue): readonly string[] =>
  (labels?.items ?? []).map((label) => {
    if (label.type === 'String') return label.value;
    if (label.type === 'Number') return formatNumber(label.value, DECIMALS);
    throw new Undefined(`the label of a region is a text or a number, not a ${label.type}`);
  });

export const diagramConstructors: readonly Constructor[] = [
  {
    name: 'TreeDiagram',
    group: 'statistics',
    yields: true,
    styleType: 'TreeDiagram',
    signatures: [
      form({
        parameters: 'branches: List…',
        returns: 'Chart',
        doc: 'A tree diagram from the origin to the right. A branch is a list of its name, its probability (a number: 2/4 is written as it stands; or a text) and its own branches. The branches stand in one list, or each is an argument. `.values` are the probabilities of the paths, from the top.',
        example: 'TreeDiagram([["A", 1/3, ["B", 0.5], ["C", 0.5]], ["D", 2/3]])',
        evaluate: ({ branches }, { trees }) =>
          treeDiagram(
            branches.length === 1
              ? writtenItems(branches[0]!.items, trees[0])
              : branches.map((value, i) => ({ value, tree: trees[i] })),
          ),
      }),
    ],
  },
  {
    name: 'Venn',
    group: 'statistics',
    yields: true,
    styleType: 'Venn',
    signatures: [
      form({
        parameters: 'names: String[], labels?: List',
        returns: 'Chart',
        doc: 'Two or three circles that overlap, with the names of the sets, and labels of the regions: of two sets A alone, both, B alone, neither; of three A, B, C alone, AB, AC, BC, all, none.',
        example: 'Venn(["A", "B"], ["7", "3", "5", "2"])',
        evaluate: ({ names, labels }) => venn(names.length, textsOf(names), labelsOf(labels)),
      }),
      form({
        parameters: 'n: Number, labels?: List',
        returns: 'Chart',
        doc: 'The same with the sets A, B, C: n is 2 or 3.',
        example: 'Venn(3)',
        evaluate: ({ n, labels }) => venn(n, ['A', 'B', 'C'].slice(0, n), labelsOf(labels)),
      }),
    ],
  },
  {
    name: 'VennRegion',
    group: 'statistics',
    yields: true,
    signatures: [
      form({
        parameters: 'sets: String',
        returns: 'Region',
        doc: 'A region of a Venn diagram, to be filled: a digit for each set, 1 where it holds the region and 0 where not.',
        example: 'VennRegion("10")',
        evaluate: ({ sets }) => vennRegion(sets.value),
      }),
    ],
  },
];
