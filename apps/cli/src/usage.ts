/** At most 24 lines of 80 characters each, so that a terminal shows all of it. */
export const usage = `geoslide renders slides of dynamic-geometry projects to PNG, SVG,
TikZ or PDF.

  geoslide init [NAME]               a figure to begin with
  geoslide render FILE…              draw slides
  geoslide list, describe FILE       its objects; what it shows, in words
  geoslide check FILE…               every problem of a file, with its place
  geoslide convert IN --out OUT      figure text, JSON or GeoGebra to others
  geoslide format FILE…              figure texts in their canonical form
  geoslide assert FILE STATEMENT…    whether statements hold in a figure
  geoslide language WORDS            how a constructor or function is written
  geoslide schema [NAME]             JSON Schema of files and requests
  geoslide batch MANIFEST            as many pictures as a file has lines
  geoslide serve                     the service and the playground, right here
  geoslide keys create|list|…        API keys of that service
  geoslide charges, migrate          its sums by month; its storage's layout
  geoslide mcp                       tools for language models (MCP)
  geoslide completion, compile       completion of shells; faster starts

FILE is figure text, JSON or GeoGebra (.ggb), or - for standard input. "geoslide
render --help" tells the options of a command; "geoslide --version" the version.
Exit codes: 0 done, 1 something failed, 2 the command was called wrongly.
  geoslide render projects/*.json --all-slides --out pictures/ --format svg
  geoslide render figure.json --out figure.png --contain --size 640x480 --watch`;

const render = `geoslide render FILE… [--out OUT] [options]

OUT is a file (.png, .svg, .tex, .pdf, .gif, .apng; - for standard output) or a
folder. Without it, figure.png lies beside figure.geoslide.

  --slide N           which slide, from 1 (default 1)   --all-slides  every one
  --format FORMAT     png, svg, tikz, pdf, gif, apng (default: by OUT; png)
  --view L,R,B,T      logical bounds: left, right, bottom, top (or the slide's)
  --scale S[,SY]      px per logical unit, upwards too (default: the slide's)
  --pixel-ratio R     device px per px, PNG, APNG and GIF only (default 1)
  --contain           view around the content  --padding PX  free beside it (16)
  --size WxH          exact px, view fitted   --width 80mm  on paper, but PNG
  --template T.json   styles of types from a file, or textbook or greyscale
  --transparent       leave the background colour out
  --set NAME=NUMBER   another value of a slider, number or point (A=1,2); again
  --frames N=A..B:K   K pictures, N from A to B: GIF, APNG or OUT-001.png, …
  --fps R             of GIF and APNG, pictures in a second (default 20, to 50)
  --font KEY=FILE     a font of your own for that key of styles; again
  --title, --description TEXT    of SVG and PDF (default: see describe)
  --text, --bare      SVG with real text; TikZ without a document around it
  --camera JSON       draw in space: {"yaw": 0.6}, or a name: auto, isometric, …
  --jobs N            threads for many pictures (default: one per core)
  --watch             draw again whenever a file changes, until stopped
What can't be constructed is told. The exit code is 1 where a picture fails.`;

const batch = `geoslide batch MANIFEST [--service URL] [--out DIR]

Draws what each line of MANIFEST asks for: {"id": "q1", "file": "q1.json"} with
the fields of a request ("slideIndex", "view2D", "contain", …), "format" png,
svg or tikz, and "content" in place of "file". What came of each is added to
MANIFEST.results.jsonl; run again, it skips what has its picture.

  --service URL   let a service draw and keep the pictures; its key is
                  GEOSLIDE_API_KEY. Default: draw in this process
  --out DIR       write pictures there: DIR/q1.png
  --results FILE  where the results are
  --jobs N        pictures at a time (default: 8 calls, or one per core)

Where the service asks to come later, all wait; what was sent again is charged
once. The exit code is 1 where a line failed.`;

const list = `geoslide list FILE [--slide N] [--json]

Every object of a slide with its kind, type and value, then the warnings.

  --slide N  which slide, from 1 (default 1)
  --json     { slide, objects: [{ id, kind, type, defined, value }], warnings }`;

const describe = `geoslide describe FILE [--slide N] [--language L] [--json]

What a slide shows in words, made from its objects: the title and description
that its SVG and PDF carry.

  --slide N      which slide, from 1 (default 1)
  --language L   en, zh, de, fr or es (default: what lang says in the file, or zh
                 where the slide is written in Chinese)
  --json         { title, description, language }`;

const convert = `geoslide convert IN --out OUT

Writes JSON as figure text, figure text as JSON, GeoGebra as either, by the ending
of OUT (.geoslide, .json; - for standard output, in the other form than IN). A
template that a text names is read from the folder of the text.`;

const format = `geoslide format FILE… [--check]

Writes figure texts in their one canonical form, in place. What they mean stays
as it is, and so do comments and templates. - goes to standard output.

  --check  change nothing, and fail where a text is not in that form`;

const check = `geoslide check FILE… [--json] [--strict]

Reads each file and draws each slide of it, and prints every problem as
FILE:LINE:COLUMN: error|warning: what is wrong and what helps.

An error is what stops a slide from being drawn: the exit code is then 1. A
warning is what is left out, drawn otherwise or read by nobody. What only
follows from another problem is told with that one.

  --json    [{ file, severity, line, column, path, message, dependents }]
  --strict  warnings fail too: the exit code is 1`;

const language = `geoslide language WORDS…

The forms of a constructor or function by its name, each with what it gives, a
sentence and an example; or those that some words describe:

  geoslide language Tangent
  geoslide language circle three points`;

const schema = `geoslide schema [NAME] [--strict]

Prints the JSON Schema (2020-12) of project (the default), slide or template, or
of a request: render-v2, render, render-svg, render-tikz, check. A file whose
"$schema" names it is completed and checked by editors.

  --strict  closed, as structured output of language models takes it: project,
            slide and template only`;

const serve = `geoslide serve [--port N] [--data DIR | --storage ADDRESS]

The service at http://127.0.0.1:8787 with the playground at its root.

  --port N           default: the environment's PORT, or 8787
  --data DIR         where it keeps keys, files and charges (default .geoslide)
  --storage ADDRESS  the same: a folder, or s3://bucket/prefix?region=REGION,
                     which any number of machines share; or GEOSLIDE_STORAGE

With a DATABASE_URL (postgres://…), keys and charges are in that database.
GEOSLIDE_API_KEY is one more key, for development. Where there is no key at all,
one is made and shown once, on a terminal only.
docs/deploy.md lists the other variables.`;

const keys = `geoslide keys create --customer ID [--label TEXT] [--days N] [--monthly N]
geoslide keys list
geoslide keys change KEY_ID [--label TEXT] [--days N] [--monthly N]
geoslide keys revoke KEY_ID

API keys of the service whose storage --data or --storage names, as for serve.

  --label TEXT  a name for people
  --days N      the key expires in N days; none: never
  --monthly N   the key is refused once its customer was charged N renders in a
                month (UTC); none: no such quota`;

const charges = `geoslide charges [--customer ID] [--month YYYY-MM] [--json]

Successful calls of the service whose storage --data or --storage names, as for
serve, by customer and month. With --month, nothing of other months is read.`;

const migrate = `geoslide migrate

Brings the storage that --data or --storage names, and the database of
DATABASE_URL, to the layout of this version, and says what it did. A folder is
brought there when it is first used; a database or a bucket by this only.`;

const compile = `geoslide compile

Keeps the compiled code of Geoslide in the packages' own folders, and prints the
files. Later processes of this version of Node start faster; others start as
ever. Run it once after installing, for example where an image is built.`;

/** What `geoslide COMMAND --help\` prints. */
const mcp = `geoslide mcp

A server of the Model Context Protocol on standard input and output, for
programs that let a language model draw: tools render, check, list, language
and assert; resources geoslide://guide, format, language, styles, tutorial and
cookbook. Such a program is told

  {"command": "geoslide", "args": ["mcp"]}`;

const init = `geoslide init [NAME]

Writes NAME.geoslide (figure.geoslide), a figure to begin with. A file that is
there already stays as it is.`;

const completion = `geoslide completion SHELL

Prints a script that completes commands and options in bash, zsh or fish:

  geoslide completion bash >> ~/.bashrc
  geoslide completion zsh >> ~/.zshrc
  geoslide completion fish > ~/.config/fish/completions/geoslide.fish`;

const assert = `geoslide assert FILE STATEMENT… [--slide N] [--tolerance T] [--json]

Measures whether statements hold in a figure, such as "perpendicular(a, b)",
"collinear(A, B, C)", "equal(length(s), 3)", "length(s) < length(t)". There are
equal, congruent, similar, perpendicular, parallel, collinear, concyclic,
concurrent, on, inside, tangent and between. The exit code is 1 where one does not hold.

  --slide N      which slide, from 1 (default 1)
  --tolerance T  deviation that still holds: units, or degrees (default 1e-6)
  --json         [{ statement, holds, deviation, unit, note, problem }]`;

export const commandUsage: Readonly<Record<string, string>> = {
  render,
  list,
  describe,
  check,
  convert,
  format,
  language,
  schema,
  batch,
  serve,
  keys,
  charges,
  migrate,
  assert,
  init,
  completion,
  mcp,
  compile,
};
