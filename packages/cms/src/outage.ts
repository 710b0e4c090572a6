import { CmsError, type CmsHandlers, calls, type Identify, isCmsError } from '@rathausplatz/contract'
import { isOverloaded, troubleOf } from './store/health.ts'
import { NotStored } from './store/result.ts'

/** Wrapped more often than this nothing is. */
const DEEPEST = 8

/** An error and what it was caused by, from the outside in. */
function* causesOf(error: unknown): Generator<unknown> {
  for (let [cause, depth] = [error, 0]; cause instanceof Error && depth < DEEPEST; depth++) {
    yield cause
    cause = cause.cause
  }
}

const isOfMachine = (error: unknown): boolean =>
  error instanceof NotStored || troubleOf(error) !== undefined || isOverloaded(error)

/**
 * What only the machine is to blame for, whichever room it comes from and whether something was read or written: the
 * database is away, its disk is full, too many wait for it. Whoever asked is told that it passes; anything else stays
 * what it is.
 */
export function asOutage(error: unknown, code: 'nicht-gespeichert' | 'nicht-erreichbar'): unknown {
  if (isCmsError(error)) return error
  const causes = [...causesOf(error)]
  // Refused within a transaction, and wrapped on its way out.
  const refused = error instanceof NotStored ? causes.find(isCmsError) : undefined
  if (refused) return refused
  return causes.some(isOfMachine) ? Object.assign(new CmsError(code), { cause: error }) : error
}

type Answer = (...asked: readonly unknown[]) => unknown

/** The door of the calls: the same answers, and who asks, with one way to say that the machine cannot just now. */
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

/** The same for what is answered beside the calls. */
export const tellOutage =
  (answer: (request: Request) => Promise<Response>) =>
  (request: Request): Promise<Response> =>
    answer(request).catch((error: unknown) => {
      throw asOutage(error, 'nicht-erreichbar')
    })
