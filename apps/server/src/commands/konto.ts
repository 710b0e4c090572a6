import { parseArgs } from 'node:util'
import { type Account, AccountRefused, administerAccounts, type EmbeddedCms } from '@rathausplatz/cms'
import { type Realm, realmLabels, realms, rolesOf } from '@rathausplatz/contract'
import { type Command, inTown, refused, told } from './command.ts'

/** `npm run konto`: creates, lists and changes accounts. Safe beside a running server. */
const HELP = `npm run konto -- liste [REALM]
npm run konto -- anlegen REALM EMAIL VORNAME NACHNAME [--rollen A,B] [--bereiche /A,/B] [--gremien A,B] [--person KENNUNG] [--einladung]
npm run konto -- passwort REALM EMAIL              neues Einmalpasswort
npm run konto -- sperren REALM EMAIL               meldet überall ab
npm run konto -- freigeben REALM EMAIL
npm run konto -- rollen REALM EMAIL A,B
npm run konto -- bereiche REALM EMAIL /A,/B        / ist die ganze Website
npm run konto -- zweiter-faktor REALM EMAIL        entfernt ihn, wenn Telefon und Codes verloren sind
npm run konto -- verbindung REALM EMAIL            löst die mit dem Konto der Verwaltung

REALM: ${realms.map(realm => `${realm} (${realmLabels[realm]})`).join(', ')}
Rollen: ${realms.map(realm => `${realm}: ${Object.keys(rolesOf(realm)).join(', ')}`).join('; ')}`

/** Words expected after REALM and EMAIL. */
const furtherWords: Readonly<Record<string, readonly string[]>> = {
  liste: [],
  anlegen: ['VORNAME', 'NACHNAME'],
  passwort: [],
  sperren: [],
  freigeben: [],
  rollen: ['die Liste der Rollen'],
  bereiche: ['die Liste der Bereiche (/ ist die ganze Website)'],
  'zweiter-faktor': [],
  verbindung: [],
}

type Administration = EmbeddedCms['accounts']
type Given = {
  realm: Realm
  email: string
  rest: readonly string[]
  options: { rollen?: string; bereiche?: string; gremien?: string; person?: string; einladung?: boolean }
}

const listOf = (text: string | undefined) =>
  text
    ?.split(',')
    .map(part => part.trim())
    .filter(Boolean)

/** The operator reads the password in the terminal and hands it over. */
const handedOver = (password: string) =>
  `Einmalpasswort: ${password}\nBei der ersten Anmeldung ist ein eigenes zu wählen; bis dahin ist nichts anderes erreichbar.`

const commands: Readonly<Record<string, (accounts: Administration, given: Given) => Promise<string>>> = {
  async anlegen(accounts, { realm, email, rest: [vorname = '', nachname = ''], options }) {
    const { rollen, bereiche, gremien, person, einladung = false } = options
    const roles = listOf(rollen) ?? []
    const isKnown = roles.length > 0 && roles.every(role => Object.hasOwn(rolesOf(realm), role))
    if (realm === 'redaktion' && isKnown && !roles.includes('administration') && !listOf(bereiche)?.length)
      throw new AccountRefused(
        'Es fehlt ein Bereich, zum Beispiel --bereiche /schillerschule; --bereiche / ist die ganze Website.',
      )
    const { account, einmalpasswort } = await accounts.create(
      {
        realm,
        email,
        vorname,
        nachname,
        roles: listOf(rollen),
        sections: listOf(bereiche),
        taetigkeitsbereiche: listOf(gremien) ?? [],
        ...(person === undefined ? {} : { person }),
      },
      einladung ? 'einladung' : 'einmalpasswort',
    )
    const next = einmalpasswort ? handedOver(einmalpasswort) : `Die Einladung geht an ${account.email}.`
    return `${describe(account)}\n${next}`
  },
  passwort: async (accounts, { realm, email }) => handedOver(await accounts.resetPassword(realm, email)),
  async sperren(accounts, { realm, email }) {
    await accounts.disable(realm, email)
    return `${email} ist gesperrt und überall abgemeldet.`
  },
  async freigeben(accounts, { realm, email }) {
    await accounts.enable(realm, email)
    return `${email} kann sich wieder anmelden.`
  },
  async rollen(accounts, { realm, email, rest: [roles] }) {
    await accounts.setRights(realm, email, { roles: listOf(roles) ?? [] })
    return `Die Rollen von ${email} sind geändert; offene Anmeldungen sind beendet.`
  },
  async bereiche(accounts, { realm, email, rest: [sections] }) {
    await accounts.setRights(realm, email, { sections: listOf(sections) ?? [] })
    return `Die Bereiche von ${email} sind geändert; offene Anmeldungen sind beendet.`
  },
  async 'zweiter-faktor'(accounts, { realm, email }) {
    const address = email.trim().toLowerCase()
    const account = (await accounts.list(realm)).find(one => one.email === address)
    if (account && !account.hasSecondFactor)
      return `${email} hat keinen zweiten Faktor; es war nichts zu entfernen.`
    await accounts.resetSecondFactor(realm, email)
    return `${email} meldet sich mit dem Passwort an und kann einen neuen zweiten Faktor einrichten.`
  },
  async verbindung(accounts, { realm, email }) {
    await accounts.unbind(realm, email)
    return `${email} ist mit keinem Konto der Verwaltung mehr verbunden und überall abgemeldet.`
  },
}

export const konto: Command = (words, around) =>
  inTown(around, async place => {
    const { publicUrl, sessionSeconds, post } = place
    try {
      const { values: options, positionals } = parseArgs({
        args: words,
        allowPositionals: true,
        options: {
          rollen: { type: 'string' },
          bereiche: { type: 'string' },
          gremien: { type: 'string' },
          person: { type: 'string' },
          einladung: { type: 'boolean' },
        },
      })
      const wrong = objectionTo(positionals, Object.keys(options))
      if (wrong !== undefined) return refused(wrong ? `${wrong}\n\n${HELP}` : HELP)
      const [word = '', realm, email = '', ...rest] = positionals
      const command = Object.hasOwn(commands, word) ? commands[word] : undefined
      return told(
        await administerAccounts(
          place,
          { publicUrl, sessionSeconds, canMail: post !== undefined },
          async accounts =>
            command && isRealm(realm)
              ? command(accounts, { realm, email, rest, options })
              : list(await accounts.list(isRealm(realm) ? realm : undefined)),
        ),
      )
    } catch (error) {
      if (error instanceof AccountRefused) return refused(error.message)
      if (error instanceof TypeError && 'code' in error) return refused(`${optionFault(error)}\n\n${HELP}`)
      throw error
    }
  })

/**
 * Returns one sentence about what is wrong with the words of a command; undefined if nothing is wrong, an
 * empty text if there are no words.
 */
function objectionTo(
  [word, realm, email, ...rest]: readonly string[],
  options: readonly string[],
): string | undefined {
  if (word === undefined) return ''
  const further = Object.hasOwn(furtherWords, word) ? furtherWords[word] : undefined
  if (!further) return `Den Befehl „${word}“ gibt es nicht.`
  if (realm !== undefined && !isRealm(realm))
    return `„${realm}“ ist kein REALM; möglich sind ${realms.join(', ')}.`
  const [option] = options
  if (option !== undefined && word !== 'anlegen') return `Die Option „--${option}“ gehört nur zu „anlegen“.`
  if (word === 'liste') return email === undefined ? undefined : tooMuch(email)
  if (realm === undefined) return `Zu „${word}“ fehlt REALM.`
  if (!email) return `Zu „${word}“ fehlt EMAIL.`
  const missing = further[rest.length]
  if (missing !== undefined) return `Zu „${word}“ fehlt ${missing}.`
  // An empty list would remove everything.
  if (word !== 'anlegen' && further.length > 0 && !listOf(rest[0])?.length)
    return `Zu „${word}“ fehlt ${further[0]}.`
  const surplus = rest[further.length]
  return surplus === undefined ? undefined : tooMuch(surplus)
}

function tooMuch(word: string): string {
  return `Das Wort „${word}“ ist zu viel; was aus mehreren Wörtern besteht, steht in Anführungszeichen: "Eva Maria".`
}

function optionFault({ message }: TypeError): string {
  const name = /'(?:-\w, )?(-{1,2}[^\s']*)/.exec(message)?.[1] ?? ''
  return message.startsWith('Unknown option')
    ? `Die Option „${name}“ gibt es nicht.`
    : `Die Angabe zur Option „${name}“ fehlt oder passt nicht.`
}

function isRealm(text: string | undefined): text is Realm {
  return realms.some(realm => realm === text)
}

function list(accounts: readonly Account[]): string {
  return accounts.length === 0 ? 'Es gibt noch kein Konto.' : accounts.map(describe).join('\n')
}

function describe(account: Account): string {
  const { realm, email, vorname, nachname, roles, sections, taetigkeitsbereiche } = account
  const { isDisabled, hasPassword, hasSecondFactor } = account
  const parts = [
    `${realm}  ${email}  ${vorname} ${nachname}`,
    roles.map(role => rolesOf(realm)[role]?.label ?? role).join(', '),
    ...(realm === 'redaktion'
      ? [sections.length > 0 ? `Bereiche: ${sections.join(' ')}` : 'ohne Bereich']
      : []),
    ...(taetigkeitsbereiche.length > 0 ? [taetigkeitsbereiche.join(', ')] : []),
    ...(isDisabled ? ['gesperrt'] : []),
    ...(hasPassword ? [] : ['eingeladen']),
    ...(hasSecondFactor ? ['zweiter Faktor'] : []),
  ]
  return parts.join('  |  ')
}
