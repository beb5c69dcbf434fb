import { type CallContext, inTurn, withAdmission } from '../admission/admit.js';
import { jsonText, type ServiceAnswer, type ServiceRequest } from '../message.js';
import { queryNotes } from './call-notes.js';

/**
 * A call that looks at a project, in a render thread. It costs its customer nothing but of the seconds that the key may
 * let threads work, and of the calls that it may make.
 */
export function runInspection(path: string, request: ServiceRequest, context: CallContext): Promise<ServiceAnswer> {
  const { ports, settings, trace } = context;
  return withAdmission(request, context, ['json', 'figure', 'geogebra'], async (body, admitted) => {
    const notes = admitted.query === undefined ? queryNotes(request) : [];
    const { text, ms } = await inTurn(admitted, context, false, (control) =>
      ports.renderer.inspect({ path, body, query: admitted.query, notes, settings }, control),
    );
    Object.assign(trace.ms, ms);
    return jsonText(text, 200, { 'cache-control': 'no-store' });
  });
}
