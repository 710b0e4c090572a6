import { may } from '@rathausplatz/contract'
import type { LinkUse } from '../links/find-broken.ts'
import { type Editor, placeOf } from './leave-for.ts'

/** Whether somebody may write what a public link stands in; the step itself asks once more, where the draft stands. */
export const mayChange = (who: Editor, { kind, key }: Pick<LinkUse, 'kind' | 'key'>): boolean =>
  may(who, 'inhalte-schreiben', placeOf({ kind, key, audience: 'oeffentlich' }))
