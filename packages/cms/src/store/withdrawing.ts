import { isReadable, plainLetters } from '@rathausplatz/text'
import type { Kysely } from 'kysely'
import { noteChange } from './changes.ts'
import { keepClosed } from './closed-files.ts'
import type { Collection } from './collection.ts'
import { readContent } from './content.ts'
import type { Document } from './document.ts'
import type { Unpublish } from './document-steps.ts'
import { appendRevision } from './drafts.ts'
import { findRevision } from './editor-reads.ts'
import { findAllReferrers } from './led-here.ts'
import { removePublication } from './publication.ts'
import { changeDocument, makePublic, releasedRow, wasSeen } from './publishing.ts'
import { addRedirect, isPath, redirectedFrom } from './redirects.ts'
import { addressOf, findLinkedFiles, replaceReferences } from './references.ts'
import { failed, invalid, ok, type Result } from './result.ts'
import type { Scope, Tables } from './tables.ts'
import { fits } from './unfit.ts'

/**
 * Withdrawing. The public row, its references and the redirects change inside the transaction that changes
 * the document.
 */

type At = { readonly now: Date }
type Released = NonNullable<Awaited<ReturnType<typeof releasedRow>>>

/**
 * Withdraws a document from the site. A document of a kind with `takenBack` leaves a public note, if it has
 * been visible.
 */
export async function withdraw(
  db: Kysely<Tables>,
  document: Document,
  collection: Collection,
  how: Unpublish & At,
): Promise<Result<Document>> {
  const { id, published_revision } = document
  const released = await releasedRow(db, id)
  const standing = published_revision === null ? undefined : await findRevision(db, id, published_revision)
  return collection.takenBack && released && standing && wasSeen(released, how.now) && !how.leavesNoWord
    ? takeBack(
        db,
        document,
        { ...collection, takenBack: collection.takenBack },
        { ...how, released, standing },
      )
    : unpublish(db, document, collection, how)
}

/** Replaces the public version by a note. The files stay available at the desk. */
async function takeBack(
  db: Kysely<Tables>,
  document: Document,
  collection: Collection & Required<Pick<Collection, 'takenBack'>>,
  {
    author,
    reason = '',
    released,
    standing,
    now,
  }: Unpublish & At & { readonly released: Released; readonly standing: { readonly data: unknown } },
): Promise<Result<Document>> {
  if (!isReadable(plainLetters(reason)))
    return invalid([{ path: 'grund', message: WITHOUT_REASON }], WITHOUT_REASON)
  const data = collection.takenBack(standing.data, { reason, now })
  const content = await readContent(collection, data)
  if (!content.ok) return content
  // Idempotent: the request may be repeated after a lost answer or by a double click.
  if (content.value.json === JSON.stringify(standing.data)) return ok(document)
  const revised = await appendRevision(db, document, content.value, { author, note: reason, now })
  if (!revised.ok) return revised
  const offered = await findLinkedFiles(db, document.id)
  const { gueltig_von, gueltig_bis } = document
  const taken = await makePublic(db, revised.value, collection, {
    author,
    window: { gueltig_von, gueltig_bis },
    before: released,
    what: 'zurueckgezogen',
    note: reason,
    now,
  })
  for (const { path, scope } of offered)
    if (scope === 'veroeffentlicht') await keepClosed(db, path, 'redaktion')
  return taken
}

const WITHOUT_REASON = 'Bitte nennen Sie den Grund. Alle lesen ihn dort, wo die Bekanntmachung stand.'

export async function unpublish(
  db: Kysely<Tables>,
  document: Document,
  collection: Collection,
  { author, redirectTo, force = false, now }: Unpublish & At,
): Promise<Result<Document>> {
  const { id } = document
  const before = await releasedRow(db, id)
  if (!before) return ok(document)

  const objections = collection.objections?.({
    // A document that has never been visible may be withdrawn.
    before: wasSeen(before, now) ? JSON.parse(before.data) : undefined,
    after: undefined,
    hides: true,
    now,
  })
  // The objections do not belong to single fields of the form: the whole step is refused.
  if (objections && objections.length > 0) return invalid(objections, objections[0]?.message)

  if (redirectTo === undefined && !force) {
    const linked = await stillLinked(db, { id, kind: document.kind, key: before.key }, 'veroeffentlicht')
    if (linked) return linked
  }

  await removePublication(db, id)
  await replaceReferences(db, { id, audience: before.audience }, 'veroeffentlicht', [])
  await fits(db, id, 'veroeffentlicht')
  if (redirectTo !== undefined && before.audience === 'oeffentlich' && isPath(before.key)) {
    const redirected = await addRedirect(db, { from: before.key, to: redirectTo, now })
    if (!redirected.ok) return redirected
  }
  await noteChange(db, {
    at: now,
    who: author,
    what: 'zurueckgezogen',
    document: { id, kind: document.kind, key: before.key },
  })
  return changeDocument(db, id, {
    published_revision: null,
    gueltig_von: null,
    gueltig_bis: null,
    updated_at: now.toISOString(),
  })
}

/** Returns a refusal that lists the referrers, if other documents refer to this one. */
export async function stillLinked(
  db: Kysely<Tables>,
  { id, kind, key }: Pick<Document, 'id' | 'kind' | 'key'>,
  scope: Scope,
): Promise<Result<never> | undefined> {
  const referrers = await findAllReferrers(db, addressOf(kind, key), scope)
  const others = referrers.filter(referrer => referrer.document_id !== id)
  if (others.length === 0) return undefined
  const count = new Set(others.map(referrer => referrer.document_id)).size
  const [one, many] =
    scope === 'entwurf' ? ['ein Inhalt', 'Inhalte'] : ['ein öffentlicher Inhalt', 'öffentliche Inhalte']
  const who = count === 1 ? `verweist noch ${one}` : `verweisen noch ${count} ${many}`
  const advice = isPath(key)
    ? 'Bitte eine Weiterleitung wählen'
    : redirectedFrom(key) === undefined
      ? 'Bitte dort zuerst einen anderen Eintrag wählen'
      : 'Bitte dort zuerst die neue Adresse eintragen'
  return failed({ code: 'verlinkt', message: `Darauf ${who}. ${advice}`, referrers: others })
}
