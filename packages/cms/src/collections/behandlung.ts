import type { Audience } from '@rathausplatz/contract'
import type { Sitzung } from '@rathausplatz/contract/records'
import type { Issue, PublicStep } from '../store/index.ts'

type Part = Pick<Sitzung, 'behandlung'>

/** Non-public parts are for the council, in their own row and in derived rows. */
export const audienceOfPart = ({ behandlung }: Part): Audience =>
  behandlung === 'oeffentlich' ? 'oeffentlich' : 'raete'

/**
 * Refuses to change a released part from non-public to public or back: public information is written anew in
 * the public part, and published content is withdrawn instead.
 */
export function staysAsItWas<Data extends Part>({ before, after }: PublicStep<Data>): readonly Issue[] {
  if (!before || !after || before.behandlung === after.behandlung) return []
  const message =
    before.behandlung === 'oeffentlich'
      ? 'Das ist schon öffentlich. Bitte nehmen Sie es zurück und legen Sie es nichtöffentlich neu an.'
      : 'Das ist nichtöffentlich freigegeben. Was öffentlich werden darf, legen Sie bitte neu an.'
  return [{ path: 'behandlung', message }]
}
