import type { Kysely } from 'kysely'

type Before = {
  kontaktnachrichten: {
    vorgang: string
    fingerabdruck: string
    eingegangen_am: string
    absender: string
    data: string
    stand: 'neu' | 'in_arbeit' | 'erledigt'
    zustaendig: string | null
    notiz: string
    fassung: number
    geaendert_am: string | null
    geaendert_von: string | null
  }
}
type Eingang = Omit<Before['kontaktnachrichten'], 'absender' | 'data' | 'stand'> & {
  einreichung: string
  kennwort: string
  formular: string
  titel: string
  loeschen_am: string
  email: string
  antworten: string
  stand: string
}
type Schritt = {
  vorgang: string
  nummer: number
  am: string
  stand: string
  text: string
  von: string | null
}
type After = { formular_eingaenge: Eingang; formular_schritte: Schritt }

const AT_ONCE = 100
const KEPT_MS = 180 * 86_400_000

const stands = { neu: 'neu', in_arbeit: 'in_bearbeitung', erledigt: 'erledigt' } as const

const anlaesse: Readonly<Record<string, string>> = {
  frage: 'Frage oder Anliegen',
  anregung: 'Lob, Kritik oder Anregung',
  schaden: 'Schaden auf Straße, Weg oder Platz',
  fehler: 'Fehler auf dieser Website',
  barriere: 'Barriere auf dieser Website',
}

/**
 * Moves messages of the contact form to the submissions of forms, with their numbers and responsible persons.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const before = db as Kysely<Before>
  const after = db as Kysely<After>
  for (let last = ''; ; ) {
    const rows = await before
      .selectFrom('kontaktnachrichten')
      .selectAll()
      .where('vorgang', '>', last)
      .orderBy('vorgang')
      .limit(AT_ONCE)
      .execute()
    if (rows.length === 0) break
    for (const { data, stand, absender: _, ...row } of rows) {
      const message = JSON.parse(data) as Record<string, string>
      const now = stands[stand]
      await after
        .insertInto('formular_eingaenge')
        .values({
          ...row,
          einreichung: crypto.randomUUID(),
          // The hash of no possible password, so that no password opens the message.
          kennwort: `ohne ${crypto.randomUUID()}`,
          formular: 'kontakt',
          titel: 'Nachricht an die Stadt',
          loeschen_am: new Date(Date.parse(row.eingegangen_am) + KEPT_MS).toISOString(),
          email: message['email'] ?? '',
          antworten: JSON.stringify(answersOf(message)),
          stand: now,
        })
        .execute()
      const steps = [{ am: row.eingegangen_am, stand: 'neu', von: null as string | null }]
      if (now !== 'neu')
        steps.push({ am: row.geaendert_am ?? row.eingegangen_am, stand: now, von: row.geaendert_von })
      await after
        .insertInto('formular_schritte')
        .values(
          steps.map((step, at) => Object.assign(step, { vorgang: row.vorgang, nummer: at + 1, text: '' })),
        )
        .execute()
      last = row.vorgang
    }
  }
  // After this, a write of a process of the former version fails; it would be stored where nothing reads it.
  await db.schema.dropTable('kontaktnachrichten').execute()
}

function answersOf({ anlass = '', seite = '', nachricht = '', name = '', email = '', telefon = '' }) {
  const all = [
    ['anlass', 'Worum geht es?', 'auswahl', anlaesse[anlass] ?? anlass],
    ['seite', 'Ihre Nachricht betrifft die Seite', 'seite', seite],
    ['nachricht', 'Ihre Nachricht', 'langtext', nachricht],
    ['name', 'Name', 'text', name],
    ['email', 'E-Mail', 'email', email],
    ['telefon', 'Telefon', 'telefon', telefon],
  ] as const
  return all
    .filter(([, , , text]) => text !== '')
    .map(([name, label, typ, text]) => ({ name, label, typ, text, dateien: [] }))
}
