import type { CmsHandlers } from '@rathausplatz/contract'
import type { CmsStore } from '../collections/collections.ts'
import type { Desk } from './desk.ts'
import { fieldName } from './field-names.ts'
import { type Editor, mayRead } from './leave-for.ts'
import { type Looking, weightiest } from './looking.ts'

/** What people would stumble over in a document, as far as it is written. */
export function openDurchsicht(store: CmsStore, desk: Desk, { look, facts }: Looking) {
  /** What is open of a draft that becomes public, for the log. Publishing says itself who may not. */
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

/** What the log says of a publication in spite of errors; nothing where there are none. */
export type OpenErrors = (id: string, who: Editor) => Promise<string | undefined>

/** As long as a note may be. */
const MOST_NOTED = 500
