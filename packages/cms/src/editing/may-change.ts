import { may } from '@rathausplatz/contract'
import type { LinkUse } from '../links/find-broken.ts'
import { type Editor, placeOf } from './leave-for.ts'

/**
 * Tests whether an editor may change the document of a public link. The step itself checks again, at the
 * place of the draft.
 */
export const mayChange = (who: Editor, { kind, key }: Pick<LinkUse, 'kind' | 'key'>): boolean =>
  may(who, 'inhalte-schreiben', placeOf({ kind, key, audience: 'oeffentlich' }))
