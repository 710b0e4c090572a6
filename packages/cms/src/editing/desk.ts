import { type ansichtStaende, CmsError } from '@rathausplatz/contract'
import { type RecordDefinition, records } from '@rathausplatz/contract/records'
import type { CmsStore } from '../collections/collections.ts'
import type { Document, Result, Revision } from '../store/index.ts'
import { type Editor, mayRead, maySomewhere } from './leave-for.ts'
import { type Explain, valueOf } from './refusal.ts'
import { kindOf, type Shows } from './show.ts'

/** The data of a document: as typed, and its last valid state. */
export type Written = {
  readonly kind: string
  readonly key?: string
  readonly typed: unknown
  readonly checked: unknown
  readonly changed: string
}

const SAME_TITLE =
  'So heißt schon ein anderer Inhalt, und beide hätten dieselbe Adresse. Ergänzen Sie den Titel, zum Beispiel um den Ort, den Tag oder eine „2“.'

/** Returns the field with the title from which the address of a kind is formed; undefined for other addresses. */
const namesItself = (kind: string): string | undefined => {
  const record = (records as Readonly<Record<string, RecordDefinition | undefined>>)[kind]
  return record && 'slug' in record.schema.shape ? record.title : undefined
}

/** Shared parts of the editing calls: loading a document with a check of rights, and the answer to a step. */
export function openDesk(store: CmsStore, show: Shows) {
  /** Missing documents and those that the editor may not see get the same answer. */
  const readable = async (id: string, who: Editor): Promise<Document> => {
    const document = (await store.document(id)) ?? (await store.deletedDocument(id))
    if (!document || !mayRead(who, document)) throw new CmsError('nicht-gefunden')
    return document
  }

  /** The editor's own working copy first, then the draft. Working copies of others are never read. */
  const written = async (
    id: string,
    stand: (typeof ansichtStaende)[number],
    who: Editor,
  ): Promise<Written> => {
    const copy = stand === 'arbeitskopie' ? await store.workingCopy(id, who.id) : undefined
    const isThere = (await store.document(id)) ?? (await store.deletedDocument(id))
    if (copy && !isThere) {
      if (!maySomewhere(who, 'inhalte-lesen', copy.kind)) throw new CmsError('nicht-gefunden')
      return { kind: copy.kind, typed: copy.data, checked: undefined, changed: copy.updated_at }
    }
    const { kind, key, data, updated_at } = await readable(id, who)
    return {
      kind,
      key,
      typed: copy ? copy.data : data,
      checked: data,
      changed: copy?.updated_at ?? updated_at,
    }
  }

  /** A revision may come from a place that the editor may not read: then it counts as missing. */
  const revision = async (
    { id, kind, data: now }: Document,
    number: number,
    who: Editor,
  ): Promise<Revision | undefined> => {
    const found = await store.revision(id, number)
    const collection = kindOf(kind)
    if (!found || !collection) return undefined
    // A revision with gaps counts as at the place of its document, unless its own data contain a place.
    const isWhole = !collection.parse(found.data).issues
    const data = isWhole ? found.data : collection.asFarAsTyped(found.data, now, new Date(found.created_at))
    const place = { kind, key: collection.key(data), audience: collection.audience?.(data) ?? 'oeffentlich' }
    return mayRead(who, place) ? found : undefined
  }

  /**
   * Turns failures into problem details for the desk. `baseRevision` is the revision on which the change was
   * based.
   */
  const explain =
    (who: Editor, id: string, baseRevision?: number): Explain =>
    async failure => {
      if (failure.code === 'ungueltig') return { details: { issues: [...failure.issues] } }
      if (failure.code === 'konflikt') {
        const current = await readable(id, who)
        const [base, { name }] = await Promise.all([
          baseRevision === undefined ? undefined : revision(current, baseRevision, who),
          show.person(failure.author),
        ])
        const aktuell = await show.document(current, who)
        const detail = `Zwischenzeitlich geändert von ${name}`
        return { detail, details: { konflikt: { aktuell, grund: base?.data } } }
      }
      if (failure.code === 'vergeben') {
        const holder = await store.document(failure.document_id)
        const detail = holder && kindOf(holder.kind)?.taken
        const named = holder && !detail && namesItself(holder.kind)
        return {
          ...(detail ? { detail } : {}),
          details: {
            ...(holder && mayRead(who, holder) ? { vergebenAn: holder.id } : {}),
            ...(named ? { issues: [{ path: named, message: SAME_TITLE }] } : {}),
          },
        }
      }
      if (failure.code === 'verlinkt') {
        const verwendung = await show.referrers({ entwurf: [], oeffentlich: failure.referrers }, who)
        return { details: { verwendung } }
      }
      return {}
    }

  return {
    readable,
    written,
    revision,
    explain,

    /** The answer to a step of one document. */
    answer: async (who: Editor, id: string, step: Promise<Result<Document>>, baseRevision?: number) =>
      show.document(await valueOf(await step, explain(who, id, baseRevision)), who),
  }
}

export type Desk = ReturnType<typeof openDesk>
