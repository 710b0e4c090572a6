import { calls } from '@rathausplatz/contract'
import { kindIn, textIn } from '../list/list-address.ts'
import { listAt } from '../list/list-at.ts'
import { LAST_PAGE } from '../list/list-query.ts'
import { pageIn } from '../list/page-in.ts'
import { ask } from '../wall/ask.ts'

/** Deleted contents of all kinds, the last deleted first. */
export const trash = listAt(
  address => ({
    suche: textIn(address, 'suche'),
    art: kindIn(address),
    seite: pageIn(address, LAST_PAGE),
  }),
  ({ suche, art, ...query }, signal) =>
    ask(calls.redaktionInhalte, {
      query: {
        ...query,
        status: 'papierkorb',
        sortierung: 'geaendert:desc',
        ...(suche.trim() === '' ? {} : { suche: suche.trim() }),
        ...(art === '' ? {} : { art }),
      },
      signal,
    }),
)

export const { loader: loadTrash } = trash
