import {
  CmsError,
  isWithinSections,
  may,
  programRights,
  type RightIn,
  type Who,
} from '@rathausplatz/contract'
import { berlinDay, plusDays } from '@rathausplatz/time'

const LONGEST_DAYS = 366

export type NewProgramKey = {
  readonly name: string
  readonly rights: readonly RightIn<'redaktion'>[]
  readonly sections: readonly string[]
  /** The last day on which the key is valid. */
  readonly lastDay: string
}

/** Throws `ungueltig` if a key would have more rights than its maker, or be valid for longer than a year. */
export function refuseMore(
  who: Who<'redaktion'>,
  { rights, sections, lastDay }: NewProgramKey,
  now: Date,
): void {
  const refuse = (path: string, message: string): never => {
    throw new CmsError('ungueltig', message, { details: { issues: [{ path, message }] } })
  }
  if (!rights.every(right => programRights.includes(right) && may(who, right)))
    refuse('rechte', 'Ein Zugang darf höchstens, was Sie selbst dürfen.')
  if (!sections.every(path => SECTION.test(path)))
    refuse(
      'bereiche',
      'Ein Bereich ist ein Pfad der Website, zum Beispiel /schillerschule, oder / für alles.',
    )
  if (!sections.every(path => isWithinSections(who.sections, path)))
    refuse('bereiche', 'Ein Zugang gilt höchstens dort, wo Sie selbst arbeiten.')
  const today = berlinDay(now)
  if (lastDay < today) refuse('gueltig_bis', 'Dieser Tag ist schon vorbei.')
  if (lastDay > plusDays(today, LONGEST_DAYS - 1))
    refuse('gueltig_bis', 'Ein Zugang gilt höchstens ein Jahr.')
}

const SECTION = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/
