import type { SiteContext } from '../cms/site-context.ts'
import { failureOf as failureOfForm } from '../forms/failure.ts'

export { CHECK, isOver } from '../forms/failure.ts'

/**
 * Returns a failure of a subscription, with errors of `themen` under `thema`, the name of the field in the
 * form.
 */
export function failureOf(error: unknown, site: Pick<SiteContext, 'log' | 'requestId'>) {
  const { errors, ...failure } = failureOfForm(error, site, 'Abo')
  const { themen, ...rest } = errors
  return { ...failure, errors: themen === undefined ? rest : { ...rest, thema: themen } }
}
