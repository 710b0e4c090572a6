import type { CmsHandlers } from '@rathausplatz/contract'
import type { CmsStore } from '../collections/collections.ts'
import type { Desk } from './desk.ts'
import { fieldName } from './field-names.ts'
import { type Editor, mayRead } from './leave-for.ts'
import { type Looking, weightiest } from './looking.ts'

/** Returns the check of a document, complete or not. */
export function openDurchsicht(store: CmsStore, desk: Desk, { look, facts }: Looking) {
  /** The open errors of a draft at its publication, for the log. Publishing itself checks the rights. */
  const openErrors: OpenErrors = async (id, who) => {
    const document = await store.document(id)
    if (!document || !mayRead(who, document)) return undefined
    const { kind, key, data: typed } = document
    const found = await look({ kind, key, typed }, who, undefined)
    const errors = (found?.findings ?? []).filter(({ gewicht }) => gewicht === 'fehler')
    if (errors.length === 0) return undefined
    const said = [...new Set(errors.map(({ satz }) => satz))].join(' ')
    return `Trotz der Durchsicht: ${said}`.slice(0, MOST_NOTED)
  }

  const handlers = {
    async redaktionDurchsicht({ params: { id }, query: { stand } }, who) {
      const written = await desk.written(id, stand, who)
      const found = await look(written, who, await facts())
      if (!found) return { data: [] }
      const { findings, lesbarkeit, record } = found
      return {
        data: weightiest(findings).map(finding =>
          Object.assign({ feldname: fieldName(record, finding.feld, written.typed) }, finding),
        ),
        ...(lesbarkeit ? { lesbarkeit } : {}),
      }
    },
  } satisfies CmsHandlers
  return { handlers, openErrors }
}

/** Returns the note in the log for a publication with open errors; undefined if there are none. */
export type OpenErrors = (id: string, who: Editor) => Promise<string | undefined>

/** Longest note in the log of changes, in characters. */
const MOST_NOTED = 500
