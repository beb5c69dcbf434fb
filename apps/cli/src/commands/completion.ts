import { parseCommand } from '../arguments.js';
import { UsageError } from '../errors.js';
import { commandUsage } from '../usage.js';

/** The long options that a command's usage names. */
function optionsOf(command: string): string[] {
  const named = commandUsage[command]?.match(/--[a-z][a-z-]*/g) ?? [];
  return [...new Set([...named, '--help'])].sort();
}

const commands = Object.keys(commandUsage);

function bash(): string {
  const cases = commands.map((name) => `    ${name}) words="${optionsOf(name).join(' ')}" ;;`);
  return `_geoslide() {
  local word="\${COMP_WORDS[COMP_CWORD]}" words=""
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${commands.join(' ')}" -- "$word"))
    return
  fi
  case "\${COMP_WORDS[1]}" in
${cases.join('\n')}
  esac
  case "$word" in
    -*) COMPREPLY=($(compgen -W "$words" -- "$word")) ;;
  esac
}
complete -o default -F _geoslide geoslide
`;
}

function zsh(): string {
  return `autoload -U +X bashcompinit && bashcompinit\n${bash()}`;
}

function fish(): string {
  const first = `complete -c geoslide -n __fish_use_subcommand -f -a "${commands.join(' ')}"`;
  const options = commands.flatMap((name) =>
    optionsOf(name).map(
      (option) => `complete -c geoslide -n "__fish_seen_subcommand_from ${name}" -l ${option.slice(2)}`,
    ),
  );
  return `${[first, ...options].join('\n')}\n`;
}

const shells: Readonly<Record<string, () => string>> = { bash, zsh, fish };

/** `geoslide completion SHELL`: a script that completes commands and options. */
export async function completion(args: string[]): Promise<void> {
  const { positionals } = parseCommand(args, {});
  const [shell] = positionals;
  const script = shell !== undefined && Object.hasOwn(shells, shell) ? shells[shell] : undefined;
  if (script === undefined || positionals.length > 1) {
    throw new UsageError(`"completion" takes the name of a shell: ${Object.keys(shells).join(', ')}`);
  }
  process.stdout.write(script());
}
