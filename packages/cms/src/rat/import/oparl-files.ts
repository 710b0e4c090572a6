import type { Dokument } from '@rathausplatz/contract'
import type { FetchOutside } from '../../outbound/fetch-outside.ts'
import { refusalWords } from '../../outbound/refusals.ts'
import {
  addressesClosedFile,
  namesAccessOrExcuses,
  namesClosedFile,
  tellsOfClosedPart,
} from './closed-file-names.ts'
import { withoutExtension } from './file-extension.ts'
import { type ForeignFiles, MOST_FILE_BYTES, type Validators } from './foreign-files.ts'
import { deniesPublic } from './oparl-agenda.ts'
import { type Client, isDeleted, isObject, type Json } from './oparl-client.ts'
import { isOpenFile } from './open-name.ts'
import { readObject } from './read-object.ts'
import { safeName } from './safe-name.ts'
import { sentNames } from './sent-names.ts'
import { namesAllOfMeeting, namesWholeMinutes } from './whole-minutes.ts'
import type { Withhold } from './withheld.ts'

type Sources = {
  get: Client
  named: (foreign: string) => string
  fetch: FetchOutside
  files: ForeignFiles
  withhold: Withhold
  /** Ids and addresses of non-public files. */
  closed: ReadonlySet<string>
  /** The address of the body on the server. */
  below: string
}

/**
 * `at`: what the files belong to, for the report. `mustSayOpen`: for files of a meeting, whether one with these
 * names must say itself that it is public. `own`: the names of its body. `get`: asks again for nothing that was
 * read to judge the files.
 */
type Of = {
  readonly at: string
  readonly mustSayOpen?: (names: readonly string[]) => boolean
  readonly own?: readonly string[]
  readonly get?: Client
}

/** Changes when the rules for answers change: then each file is fetched and judged again. */
const RULES = '4'

const MOST = 50

/** There is no such file for everyone any more. */
const GONE: ReadonlySet<number> = new Set([401, 403, 404, 410])

/** Asks for a file only if it has changed. */
function ifChanged(before: Validators | undefined): Readonly<Record<string, string>> {
  const said: readonly (readonly [name: string, value: string])[] = [
    ['if-none-match', before?.etag ?? ''],
    ['if-modified-since', before?.lastModified ?? ''],
  ]
  return Object.fromEntries(said.filter(([, value]) => value !== ''))
}

/**
 * Imports the PDFs of objects, embedded or linked. Files that cannot be imported are left out and reported.
 */
export function oparlFiles({ get: getAnew, named, fetch, files, withhold, closed, below }: Sources) {
  const isClosedAddress = (address: string) => addressesClosedFile(address, below)
  const one = async (
    part: Json | string,
    { at, mustSayOpen, own, get = getAnew }: Of,
  ): Promise<Dokument | undefined> => {
    let object: unknown = part
    if (typeof part === 'string') {
      const got = await get(part)
      if (!got.ok) return void files.leaveOut(`Eine Datei bei ${at}: ${got.satz} (${part.slice(0, 300)})`)
      object = got.json
    }
    if (!isObject(object) || isDeleted(object)) return undefined
    const reader = readObject(object)
    const id = reader.line('id', 2_000)
    const url = reader.line('accessUrl', 2_000) || reader.line('downloadUrl', 2_000)
    const name = reader.line('fileName') || reader.line('name')
    const type = reader.line('mimeType')
    const titel = reader.line('name').replace(/\.pdf$/i, '') || withoutExtension(name) || 'Datei'
    const called = [reader.judged('name'), reader.judged('fileName')] as const
    const addresses = [id, reader.line('accessUrl', 2_000), reader.line('downloadUrl', 2_000)]
    const fileName = name === '' || name.replace(/\.pdf$/i, '') === titel ? '' : ` (${name})`
    const calledAt = `„${titel}“${fileName} bei ${at}`
    const leaveOut = (why: string) =>
      void files.leaveOut(`${calledAt}: ${why} (${(url || id).slice(0, 300)})`)
    const tellHeld = (why: string) =>
      void files.leaveOut(`${safeName(titel)} bei ${at}: zurückgehalten, ${why}`)
    const isOfMeeting = mustSayOpen !== undefined
    const isWhole = called.some(isOfMeeting ? namesAllOfMeeting : namesWholeMinutes)
    const isClosed = called.some(namesClosedFile) || addresses.some(isClosedAddress)
    if (deniesPublic(object) || (isClosed && !isWhole) || called.some(tellsOfClosedPart)) {
      // Its own name may be what is not public.
      if (isOfMeeting) files.leaveOut(`Eine Datei bei ${at}: zurückgehalten, nennt sich dort nichtöffentlich`)
      return void withhold('file-name')
    }
    if (called.some(namesAccessOrExcuses)) {
      withhold('file-private')
      return tellHeld('enthält nach ihrem Namen Zugangsdaten oder Entschuldigungen')
    }
    if (isWhole) {
      withhold('file-whole')
      return tellHeld('umfasst nach ihrem Namen auch einen nichtöffentlichen Teil')
    }
    if (addresses.some(said => closed.has(said))) return void withhold('file-elsewhere')
    if (mustSayOpen?.(called) && object['public'] !== true && !isOpenFile(called, own)) {
      withhold('file-of-meeting')
      return tellHeld('nicht sicher öffentlich')
    }
    if (url === '') return leaveOut('ohne Adresse')
    if (type !== '' && !/pdf|octet-stream/i.test(type)) return leaveOut(`kein PDF, sondern ${type}`)
    if (Number(object['size'] ?? 0) > MOST_FILE_BYTES)
      return leaveOut(`größer als ${MOST_FILE_BYTES / 1_000_000} MB`)
    return files.take({
      id: named(id || url),
      titel,
      name,
      called: calledAt,
      stand: [RULES, object['modified'], object['size'], object['sha512Checksum'], named(url)].join(' '),
      urheber: `Übernommen von ${URL.canParse(url) ? new URL(url).hostname : 'dort'}`,
      isUndated: ['modified', 'size', 'sha512Checksum'].every(field => object[field] == null),
      bytes: async before => {
        const fetched = await fetch(url, {
          accept: 'application/pdf',
          mostBytes: MOST_FILE_BYTES,
          headers: ifChanged(before),
        })
        if (!fetched.ok) return { ok: false, satz: refusalWords[fetched.refusal] }
        const { status, body, headers, hops } = fetched.answer
        // Some servers tell the name of a file only here.
        if (
          sentNames(headers).some(sent => namesClosedFile(sent) || namesAccessOrExcuses(sent)) ||
          hops.some(({ to }) => isClosedAddress(to))
        ) {
          withhold('file-name')
          return { ok: false, satz: 'nicht öffentlich', isClosed: true }
        }
        if (status === 304 && before) return { ok: true, isUnchanged: true }
        if (status !== 200) return { ok: false, satz: `Fehler ${status}`, isGone: GONE.has(status) }
        const validators = { etag: headers['etag'] ?? '', lastModified: headers['last-modified'] ?? '' }
        return { ok: true, bytes: body, validators }
      },
    })
  }

  return async (parts: readonly (Json | string)[], of: Of): Promise<Dokument[]> => {
    const taken: Dokument[] = []
    for (const part of parts) {
      const found = await one(part, of)
      if (found && !taken.some(({ url }) => url === found.url)) taken.push(found)
    }
    return taken.slice(0, MOST)
  }
}

export type OparlFiles = ReturnType<typeof oparlFiles>
