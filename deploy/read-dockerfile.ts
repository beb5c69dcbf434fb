import { DockerfileParser } from 'dockerfile-ast';

/** A stage of a Dockerfile, which begins with an image. */
export interface Stage {
  readonly from: string;
  /** The instructions after `FROM`, in capitals, with all that follows them on one line. */
  readonly steps: readonly { readonly name: string; readonly text: string }[];
}

/** The stages of a Dockerfile, in order. */
export function readStages(text: string): Stage[] {
  const stages: { from: string; steps: { name: string; text: string }[] }[] = [];
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    const name = instruction.getKeyword();
    const [, content = ''] = /^\s*\S+\s+([\s\S]*)$/.exec(instruction.getTextContent()) ?? [];
    const line = content.replace(/\s*\\\n\s*/g, ' ').trim();
    if (name === 'FROM') stages.push({ from: line.replace(/\s+AS\s.*/, ''), steps: [] });
    else stages.at(-1)?.steps.push({ name, text: line });
  }
  return stages;
}

/**
 * What follows an instruction, the last one of that name counting; `CMD` is a list of words where it is written as one.
 */
export function stepOf(stage: Stage, name: string): string | undefined {
  return stage.steps.findLast((step) => step.name === name)?.text;
}

/** The words of a command in JSON, such as the one of a health check after its options. */
export function wordsOf(text: string): string[] {
  return JSON.parse(text.slice(text.indexOf('[')));
}
