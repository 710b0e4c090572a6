import type { Audience } from '@rathausplatz/contract'
import type { Sitzung } from '@rathausplatz/contract/records'
import type { Issue, PublicStep } from '../store/index.ts'

type Part = Pick<Sitzung, 'behandlung'>

/** What is not public is for the council, in its row and in every row that follows from it. */
export const audienceOfPart = ({ behandlung }: Part): Audience =>
  behandlung === 'oeffentlich' ? 'oeffentlich' : 'raete'

/**
 * What was released for some is not opened by a choice in a form: what may be told of it is written anew, in the public
 * part. And what everyone has read cannot be made unread; it is taken back.
 */
export function staysAsItWas<Data extends Part>({ before, after }: PublicStep<Data>): readonly Issue[] {
  if (!before || !after || before.behandlung === after.behandlung) return []
  const message =
    before.behandlung === 'oeffentlich'
      ? 'Das ist schon öffentlich. Bitte nehmen Sie es zurück und legen Sie es nichtöffentlich neu an.'
      : 'Das ist nichtöffentlich freigegeben. Was öffentlich werden darf, legen Sie bitte neu an.'
  return [{ path: 'behandlung', message }]
}
