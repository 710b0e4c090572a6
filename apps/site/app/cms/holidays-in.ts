import { type Cms, calls } from '@rathausplatz/contract'
import { type Holidays, holidaysOf } from '@rathausplatz/kalender'

/** Returns the public holidays of the town; of the whole country if the CMS does not answer. */
export const holidaysIn = (cms: Cms): Promise<Holidays> =>
  cms.call(calls.stadt, {}).then(holidaysOf, () => holidaysOf({}))
