import { describe, expect, test } from 'vitest';
import { readJson } from './json-repair.js';
import { JsonError, locateInJson, parseJson } from './json-text.js';

describe('parseJson', () => {
  test('gives what JSON.parse gives', () => {
    const text = ' {"a": [1, -2.5e3, "x\\u00e9\\n", true, null, {}], "b": {"c": []}} ';
    expect(parseJson(text)).toEqual(JSON.parse(text));
  });

  test.each([
    ['', 1, 1, 'a value is missing: the text is empty'],
    ['{"a": 1,\n  "b" 2}', 2, 7, '":" is missing after the property name'],
    ['{\n  "a": 1\n  "b": 2\n}', 3, 3, '"," or "}" is missing'],
    ['[1 2]', 1, 4, '"," or "]" is missing: there is "2"'],
    ['[1,\n 2,\n]', 2, 3, 'a comma stands after the last item'],
    ['{"a": 1,}', 1, 8, 'a comma stands after the last property'],
    ['{a: 1}', 1, 2, 'a property name in double quotes is missing: there is "a"'],
    ['{"a": "x\n}', 1, 7, 'a string is not closed'],
    ['{"a": "x\ny"}', 1, 7, 'a string is not closed on its line: a line break in it is \\n'],
    ['{"a": "\\q"}', 1, 7, 'bad escape'],
    ['[1]\n[2]', 2, 1, 'the JSON ends before this: there is "["; a file holds one value: make two files of it'],
    ['{"a": "1},"b": 2}', 1, 12, 'a quote of a text before it is missing'],
    ['{"a": 1}, "b": 2}', 1, 9, 'a bracket before it is one too many: take that away'],
    ['metadata:\n  version: "11"', 1, 1, 'this is YAML: write it as JSON'],
    ['{"a": 1}\n{"a": 2}', 2, 1, 'write [ in front of all, ] behind them and a comma between two'],
    ['{"a": 1}\n{"slides": []}', 2, 1, 'make two files of it'],
    ['{"a": "Poi', 1, 7, 'a string is not closed, for the text ends in it: give all of the file'],
    ['{&quot;a&quot;: 1}', 1, 2, 'write the sign itself for its name in HTML'],
    ['<?xml version="1.0"?>\n<geogebra format="5.0">', 1, 1, 'save the construction there as .ggb'],
    ['{"a": 1}}', 1, 9, 'there is "}"; take it away'],
    ['{“a”: 1}', 1, 2, 'there is "“"; write " for it'],
    ['[undefined]', 1, 2, 'JSON has no undefined: write null'],
    ['{"a": 1; "b": 2}', 1, 8, 'write , for it'],
    ['{\u00a0"a": 1}', 1, 2, 'it is no plain blank'],
    ['export default {}', 1, 1, 'take what stands before the { away'],
    ['word', 1, 1, 'none around its braces'],
    ['Here it is: [1]', 1, 1, 'take what stands before the [ away'],
    ['A: Point(0, 0)', 1, 1, 'give its file a name that ends in .geoslide'],
    ['{"a": "$\\alpha$"}', 1, 7, 'write two backslashes for one, \\\\alpha'],
    ['{"a": 1 "b": 2}', 1, 9, 'write a comma before it'],
    ['[+1]', 1, 2, 'a number has no + before it'],
    ['[.5]', 1, 2, 'write 0 before the point'],
    ['<p>', 1, 1, 'this is HTML or XML'],
    ['{\0', 1, 2, 'this is UTF-16: save the file as UTF-8'],
    ['{"a": nul}', 1, 7, 'a value is missing: there is "n"'],
    ['[01]', 1, 3, '"," or "]" is missing'],
    ['{"a": [', 1, 8, 'the text ends, and the rest of it is missing'],
    ["{'a': 1}", 1, 2, 'double quotes'],
    ['['.repeat(600), 1, 502, 'nested'],
  ])('%j: line %i, column %i', (text, line, column, message) => {
    let caught: unknown;
    try {
      parseJson(text);
    } catch (error) {
      caught = error;
    }
    expect(caught).toBeInstanceOf(JsonError);
    expect((caught as JsonError).position).toEqual({ line, column });
    expect((caught as JsonError).message).toContain(message);
  });
});

describe('locateInJson', () => {
  const text =
    '{\n  "slides": [\n    { "id": "A" },\n    { "id": "B",\n      "source": "Point(1," }\n  ],\n  "slides2": 1\n}';

  test.each([
    ['', 1, 1],
    ['slides', 2, 13],
    ['slides.0', 3, 5],
    ['slides.1.id', 4, 13],
    ['slides.1.source', 5, 17],
    ['slides2', 7, 14],
    ['slides.1.missing', 4, 5],
    ['slides.7.id', 2, 13],
    ['none.at.all', 1, 1],
  ])('%s: line %i, column %i', (path, line, column) => {
    expect(locateInJson(text, path)).toEqual({ line, column });
  });
});

describe('readJson', () => {
  const places = (text: string) =>
    readJson(text).faults.map(({ reason, position: { line, column } }) => `${line}:${column} ${reason.split(':')[0]}`);

  test('goes on behind what is certain, and gives what is meant', () => {
    const text = '{\n  // a comment\n  \'a\': True, # more\n  "b": [1, 2,] \n  "c": None,\n}';
    const { value, text: mended } = readJson(text);
    expect(value).toEqual({ a: true, b: [1, 2], c: null });
    expect(mended).toHaveLength(text.length);
    expect(locateInJson(mended, 'c')).toEqual({ line: 5, column: 8 });
    expect(places(text)).toEqual([
      '2:3 a property name in double quotes is missing',
      '3:3 a property name in double quotes is missing',
      '3:8 a value is missing',
      '3:14 a property name in double quotes is missing',
      '4:13 a comma stands after the last item',
      '5:3 "," or "}" is missing',
      '5:8 a value is missing',
      '5:12 a comma stands after the last property',
    ]);
  });

  test('stops where it is not', () => {
    const { faults, value } = readJson('{a: 1, "b": 2,}');
    expect(faults.map(({ reason }) => reason)).toEqual([
      'a property name in double quotes is missing: there is "a"; write "a" with its quotes',
    ]);
    expect(value).toBeUndefined();
  });

  test('tells the same once, and so many only', () => {
    expect(readJson(`[${'1,,'.repeat(9)}]`).faults).toHaveLength(1);
    const [fault, ...others] = readJson(`[${"'a', ".repeat(500)}1]`).faults;
    expect([fault?.position, fault?.message, others]).toEqual([
      { line: 1, column: 2 },
      'line 1, column 2: a value is missing: there is "\'"; JSON has double quotes only (and 19 more like it)',
      [],
    ]);
    expect(readJson(`{${Array.from({ length: 50 }, (_, i) => `"a${i}":True,'b${i}':1`)}}`).faults).toHaveLength(2);
  });

  test('tells of a name that stands twice, once, at its second place', () => {
    const { faults, value, warnings } = readJson(
      '{"a": {"id": 1,\n "id": 2}, "b": [{"id": 3}, {"id": 4}], // two\n "c": 1}',
    );
    expect([faults.length, value]).toEqual([1, { a: { id: 2 }, b: [{ id: 3 }, { id: 4 }], c: 1 }]);
    expect(warnings).toEqual([
      {
        reason: '"id" stands twice in one object, and the last one counts: take one away',
        position: { line: 2, column: 2 },
      },
    ]);
  });
});
