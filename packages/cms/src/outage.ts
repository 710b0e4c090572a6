import { CmsError, type CmsHandlers, calls, type Identify, isCmsError } from '@rathausplatz/contract'
import { isOverloaded, troubleOf } from './store/health.ts'
import { NotStored } from './store/result.ts'

/** Most levels of wrapped errors that are followed. */
const DEEPEST = 8

/** Yields an error and its causes, outermost first. */
function* causesOf(error: unknown): Generator<unknown> {
  for (let [cause, depth] = [error, 0]; cause instanceof Error && depth < DEEPEST; depth++) {
    yield cause
    cause = cause.cause
  }
}

const isOfMachine = (error: unknown): boolean =>
  error instanceof NotStored || troubleOf(error) !== undefined || isOverloaded(error)

/**
 * Turns a fault of the machine into a 503 with `code`, whether the call was reading or writing: the database
 * is unreachable, its disk is full, too many requests wait for it. Any other error is returned unchanged.
 */
export function asOutage(error: unknown, code: 'nicht-gespeichert' | 'nicht-erreichbar'): unknown {
  if (isCmsError(error)) return error
  const causes = [...causesOf(error)]
  // A refusal thrown inside a transaction arrives wrapped.
  const refused = error instanceof NotStored ? causes.find(isCmsError) : undefined
  if (refused) return refused
  return causes.some(isOfMachine) ? Object.assign(new CmsError(code), { cause: error }) : error
}

type Answer = (...asked: readonly unknown[]) => unknown

/** Wraps all handlers and `identify`, so that faults of the machine are thrown as outages. */
export function tellOutages<A extends { handlers: CmsHandlers; identify: Identify }>({
  handlers,
  identify,
}: A): { handlers: CmsHandlers; identify: Identify } {
  const telling =
    (answer: Answer, code: Parameters<typeof asOutage>[1]): Answer =>
    async (...asked) => {
      try {
        return await answer(...asked)
      } catch (error) {
        throw asOutage(error, code)
      }
    }
  return {
    handlers: Object.fromEntries(
      Object.entries(handlers).map(([name, answer]) => {
        const isRead = calls[name as keyof typeof calls].method === 'GET'
        return [name, telling(answer as Answer, isRead ? 'nicht-erreichbar' : 'nicht-gespeichert')]
      }),
    ),
    identify: telling(identify as Answer, 'nicht-erreichbar') as Identify,
  }
}

/** Wraps an answer outside the calls in the same way. */
export const tellOutage =
  (answer: (request: Request) => Promise<Response>) =>
  (request: Request): Promise<Response> =>
    answer(request).catch((error: unknown) => {
      throw asOutage(error, 'nicht-erreichbar')
    })
