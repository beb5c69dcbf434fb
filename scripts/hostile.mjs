// Renders projects that ask for as much as they can, each in a process of its own. None may take more processor time than
// MAX_SECONDS, whatever it ends in, nor fail in another way than clients are told of.
// Usage: node scripts/hostile.mjs [part of a title…]
import './bundle/require-build.mjs';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { renderPng, renderSvg, renderTikz } from '../packages/geoslide/dist/bundle.mjs';
import { ProtocolError, RenderError } from '../packages/protocol/dist/bundle.mjs';
import { hostileProjects } from './service/hostile-projects.mjs';

/** A fifth of the time that the service gives a render. */
const MAX_SECONDS = 4;

const seconds = ({ user, system }) => (user + system) / 1e6;

async function measure(title) {
  const [content, fields = {}] = hostileProjects[title]();
  const { view2D, ...rest } = fields;
  const viewBound = view2D ?? { left: -5, right: 5, bottom: -5, top: 5 };
  const isSpace = content.slides[0].camera.kind === '3d';
  const outputs = {
    png: () => renderPng(content, fields),
    ...(isSpace
      ? {}
      : {
          svg: () => renderSvg(content, { ...rest, viewBound }),
          tikz: () => renderTikz(content, { ...rest, viewBound }),
        }),
  };
  let failed = false;
  for (const [format, render] of Object.entries(outputs)) {
    const before = process.cpuUsage();
    const outcome = await render().then(
      ({ bytes, text, warnings }) =>
        `${((bytes ?? text).length / 1e6).toFixed(1)} MB${warnings.length > 0 ? `, ${warnings.length} warnings: ${warnings[0].message.slice(0, 80)}` : ''}`,
      (error) => {
        if (!(error instanceof RenderError || error instanceof ProtocolError)) failed = true;
        return `${error.code ?? error.name}: ${failed ? error.stack : error.message.slice(0, 200)}`;
      },
    );
    const took = seconds(process.cpuUsage(before));
    if (took > MAX_SECONDS) failed = true;
    const memory = process.resourceUsage().maxRSS / 1024;
    console.log(
      `${title.padEnd(42)} ${format.padEnd(4)} ${took.toFixed(1).padStart(5)} s ${memory.toFixed(0).padStart(5)} MB  ${outcome}`,
    );
  }
  process.exitCode = failed ? 1 : 0;
}

if (process.env.HOSTILE_TITLE) {
  await measure(process.env.HOSTILE_TITLE);
} else {
  const parts = process.argv.slice(2);
  const failures = [];
  for (const title of Object.keys(hostileProjects)) {
    if (parts.length > 0 && !parts.some((part) => title.includes(part))) continue;
    const env = { ...process.env, HOSTILE_TITLE: title };
    const { status, signal } = spawnSync(process.execPath, [fileURLToPath(import.meta.url)], {
      env,
      stdio: 'inherit',
      timeout: 60_000,
    });
    if (status !== 0) failures.push(`${title}${signal ? ` (${signal})` : ''}`);
  }
  console.log(failures.length === 0 ? 'all are bounded' : `not bounded: ${failures.join('; ')}`);
  process.exit(failures.length === 0 ? 0 : 1);
}
