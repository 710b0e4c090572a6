import type { FetchOutside } from '../../outbound/fetch-outside.ts'
import { closedBusiness } from './closed-business.ts'
import type { ForeignFiles } from './foreign-files.ts'
import { foreignNames } from './foreign-names.ts'
import type { HeldPapers } from './held-papers.ts'
import { gremien } from './oparl-bodies.ts'
import type { Client } from './oparl-client.ts'
import { oparlFiles } from './oparl-files.ts'
import { sitzungen } from './oparl-meetings.ts'
import { vorlagen } from './oparl-papers.ts'
import { personen } from './oparl-persons.ts'
import type { DocumentIds, Stock } from './stock.ts'
import type { Found } from './walk-oparl.ts'
import type { Withhold } from './withheld.ts'

type Sources = {
  found: Found
  held: HeldPapers
  stock: Stock
  ids: DocumentIds
  files: ForeignFiles
  get: Client
  /** Returns the name by which an object was first read. */
  named: (foreign: string) => string
  fetch: FetchOutside
  clock: () => Date
  say: (sentence: string) => void
  withhold: Withhold
}

/**
 * Converts the objects of an OParl server to our records. Bodies come first, because all others refer to
 * them.
 */
export async function oparlRecords({
  found,
  held,
  stock,
  ids,
  files,
  get,
  named,
  fetch,
  clock,
  say,
  withhold,
}: Sources) {
  const names = foreignNames({ stock, ids })
  const business = await closedBusiness({ found, names, held, get, withhold })
  const documents = oparlFiles({
    get,
    named,
    fetch,
    files,
    withhold,
    closed: business.closedFiles,
    below: String(found.body['id']),
  })
  const all = {
    found: { ...found, papers: business.papers },
    get,
    names,
    business,
    documents,
    clock,
    say,
    withhold,
  }
  return {
    gremien: () => gremien(all),
    personen: () => personen(all),
    vorlagen: () => vorlagen(all),
    sitzungen: () => sitzungen(all),
    closed: business.closedDocuments,
    ofGoneMeetings: business.ofGoneMeetings,
    unsettled: business.unsettled,
    isClosedUnread: business.isClosedUnread,
  }
}
