import { readEmail } from '@rathausplatz/contract/typed'
import { folded, namesFew } from './closed-words.ts'

/** Contacts of a person that are for everyone, and whether others were there. */
export type Contacts = {
  readonly open: readonly string[]
  /** Number of contacts that are not for everyone. */
  readonly closed: number
  readonly isPrivate: boolean
  /** Whether a text was no contact that can be read. */
  readonly isUnread: boolean
}

/** Words by which a contact or a life says that it is not for everyone. */
const PRIVATE =
  /(?<!\p{L})(?:privat(?:e[rsnm]?)?|priv(?=\P{L}|$)|gesperrt(?:e[rsnm]?)?|(?:auskunfts|übermittlungs)sperren?)(?!\p{L})/u

export const isPrivate = (text: string): boolean => namesFew(text) || PRIVATE.test(folded(text))

/** Labels beside a number or an address, in a letter or more. */
const PRIVATE_LABEL =
  /(?<!\p{L})(?:p|pr|pers|priv\p{L}*|(?:tel|telefon|fon|mobil|handy|mail)p|persönlich\p{L}*|zu ?hause|daheim|home|häuslich\p{L}*|wohnung)(?!\p{L})/u
const OFFICIAL_LABEL =
  /(?<!\p{L})(?:d|dienst\p{L}*|g|gesch|geschäft\p{L}*|büro|buero|rathaus|fraktion\p{L}*|beruf\p{L}*|arbeit|offiziell\p{L}*)(?!\p{L})/u

type Part = {
  readonly label: string
  readonly contacts: readonly string[]
  /** Whether the label says so, which may be meant for the contacts beside it too. */
  readonly isLabelPrivate: boolean
  readonly isPrivate: boolean
}

const isOfficial = ({ label, contacts }: Part): boolean =>
  OFFICIAL_LABEL.test(folded(label)) ||
  contacts.some(contact =>
    /^(?:b(?:ü|ue)ro|rathaus|info|kontakt|poststelle|fraktion)[\w.-]*@/iu.test(contact),
  )

/** Keeps what is open. Beside a private label, only what says that it is official is certainly open. */
function openIn(parts: readonly Part[]): Contacts {
  const isAnyPrivate = parts.some(part => part.isLabelPrivate)
  const open = parts.filter(part => !part.isPrivate && (!isAnyPrivate || isOfficial(part)))
  return {
    open: open.flatMap(({ contacts }) => contacts),
    closed: parts
      .filter(part => !open.includes(part))
      .reduce((sum, part) => sum + Math.max(part.contacts.length, part.isPrivate ? 1 : 0), 0),
    isPrivate: open.length < parts.filter(part => part.isPrivate || part.contacts.length > 0).length,
    isUnread: parts.every(({ contacts }) => contacts.length === 0),
  }
}

const joined = (all: readonly Contacts[]): Contacts => ({
  open: [...new Set(all.flatMap(({ open }) => open))],
  closed: all.reduce((sum, one) => sum + one.closed, 0),
  isPrivate: all.some(one => one.isPrivate),
  isUnread: all.some(one => one.isUnread),
})

const ADDRESS = /[^\s<>()[\]{};,:|"'/]+@[^\s<>()[\]{};,:|"'/]+/gu

/**
 * Returns the addresses of mails in texts; a text may have several, with labels. `names`: those of the person, which
 * say nothing of whom an address is for.
 */
export const mailsIn = (texts: readonly string[], names: readonly string[] = []): Contacts =>
  joined(
    texts.map(given => {
      const text = given.replaceAll(/\s*[([{]\s*(?:at|ät)\s*[)\]}]\s*/giu, '@')
      const pieces = (text.match(/@/gu) ?? []).length > 1 ? text.split(/[;,|/\n]|\s(?:oder|und)\s/u) : [text]
      return openIn(
        pieces.map(piece => {
          const contacts = (piece.match(ADDRESS) ?? [])
            .map(address => address.replace(/\.+$/u, ''))
            .filter(address => readEmail(address).ok)
          const label = piece.replaceAll(ADDRESS, ' ')
          const isLabelPrivate = isPrivate(label) || PRIVATE_LABEL.test(folded(label))
          return {
            label,
            contacts,
            isLabelPrivate,
            isPrivate: isLabelPrivate || contacts.some(one => isPrivate(withoutNames(one, names))),
          }
        }),
      )
    }),
  )

const LEAST_DIGITS = 5
const hasNumber = (text: string): boolean => text.replaceAll(/\D/gu, '').length >= LEAST_DIGITS

/** Returns an address without the names of its owner: „f.intern@…“ of Frau Intern. */
const withoutNames = (address: string, names: readonly string[]): string =>
  names.reduce((left, name) => {
    const [own = '', ...host] = left.split('@')
    const words = own.split(/[^\p{L}]+/u).filter(word => folded(word) !== folded(name))
    return [words.join(' '), ...host].join('@')
  }, address)

/** Returns the telephone numbers in texts as they stand; a text may have several, with labels. */
export const phonesIn = (texts: readonly string[]): Contacts =>
  joined(
    texts.map(text => {
      const split = text.split(/[;|\n,]|\s\/\s|\s(?:oder|und)\s/u).map(piece => piece.trim())
      // An extension or a remark is no number of its own.
      const pieces = split.length > 1 && split.every(hasNumber) ? split : [text]
      return openIn(
        pieces.map(piece => {
          const label = piece.replaceAll(/\d/gu, ' ')
          const isLabelPrivate = isPrivate(piece) || PRIVATE_LABEL.test(folded(label))
          return { label, contacts: [piece], isLabelPrivate, isPrivate: isLabelPrivate }
        }),
      )
    }),
  )
