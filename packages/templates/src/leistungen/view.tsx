import { Link, Paging, Section, VisuallyHidden } from '@rathausplatz/ui'
import type { ReactNode } from 'react'
import { LeistungListe } from '../leistung-liste/leistung-liste.tsx'
import type { View } from '../template.ts'
import styles from './leistungen.module.css'
import type { LeistungenData } from './load.ts'
import type { leistungen } from './schema.ts'

export const Leistungen: View<typeof leistungen, LeistungenData> = ({ context: { titel }, data }) => {
  const isWhole = data.buchstaben.length > 0
  const heading = titel ? 'h3' : 'h2'
  return (
    <Section>
      {titel && <h2 className={styles.titel}>{titel}</h2>}
      {isWhole && (
        <div className={styles.wege}>
          <Question q={data.q} />
          <Letters {...data} />
        </div>
      )}
      {(isWhole || data.anzahl === 0) && <p className={styles.zahl}>{countSentence(data)}</p>}
      {data.gruppen.map(({ buchstabe, leistungen }) =>
        buchstabe ? (
          <Group key={buchstabe} buchstabe={buchstabe} heading={heading}>
            <LeistungListe leistungen={leistungen} heading={titel ? 'h4' : 'h3'} />
          </Group>
        ) : (
          leistungen.length > 0 && <LeistungListe key="alle" leistungen={leistungen} heading={heading} />
        ),
      )}
      <Paging page={data.page} pages={data.pages} hrefOf={page => addressOf({ ...data, page })} />
    </Section>
  )
}

type GroupProps = { buchstabe: string; heading: 'h2' | 'h3'; children: ReactNode }

function Group({ buchstabe, heading: Heading, children }: GroupProps) {
  return (
    <div className={styles.gruppe}>
      <Heading className={styles.buchstabe}>{buchstabe}</Heading>
      {children}
    </div>
  )
}

function Question({ q }: { q: string }) {
  return (
    <form role="search" aria-label="Leistungen" className={styles.frage}>
      <label htmlFor="leistungen-q">Was möchten Sie erledigen?</label>
      <div>
        <input
          id="leistungen-q"
          key={q}
          type="search"
          name="q"
          defaultValue={q}
          maxLength={200}
          enterKeyHint="search"
          aria-describedby="leistungen-q-hilfe"
        />
        <button type="submit">Leistung suchen</button>
      </div>
      <p id="leistungen-q-hilfe">Auch Alltagswörter wie „Perso“ oder „umziehen“ führen zum Ziel.</p>
    </form>
  )
}

function Letters({ buchstaben, buchstabe, q }: LeistungenData) {
  return (
    <nav aria-label="Leistungen nach Anfangsbuchstaben">
      <ul role="list" className={styles.buchstaben}>
        <li>
          <Link href="?" stay aria-current={!buchstabe && !q ? 'true' : undefined}>
            Alle
          </Link>
        </li>
        {buchstaben.map(({ buchstabe: letter, anzahl }) => (
          <li key={letter}>
            <Letter letter={letter} anzahl={anzahl} isCurrent={letter === buchstabe} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

type LetterProps = { letter: string; anzahl: number; isCurrent: boolean }

/** A letter without services is not linked. */
function Letter({ letter, anzahl, isCurrent }: LetterProps) {
  if (anzahl === 0) return <span className={styles.leer}>{letter}</span>
  return (
    <Link href={`?buchstabe=${letter}`} stay aria-current={isCurrent ? 'true' : undefined}>
      {letter}
      <small aria-hidden="true">{anzahl}</small>
      <VisuallyHidden>{anzahl === 1 ? ', 1 Leistung' : `, ${anzahl} Leistungen`}</VisuallyHidden>
    </Link>
  )
}

function addressOf({ buchstabe, q, page }: Pick<LeistungenData, 'buchstabe' | 'q' | 'page'>): string {
  const query = new URLSearchParams({
    ...(buchstabe ? { buchstabe } : {}),
    ...(q ? { q } : {}),
    ...(page > 1 ? { seite: String(page) } : {}),
  })
  return `?${query}`
}

function countSentence({ anzahl, buchstabe, q }: LeistungenData): string {
  const count = anzahl === 1 ? '1 Leistung' : `${anzahl} Leistungen`
  if (q && anzahl === 0)
    return `Zu „${q}“ haben wir keine Leistung gefunden. Versuchen Sie ein anderes oder ein kürzeres Wort.`
  if (anzahl === 0) return 'Hier ist zurzeit keine Leistung eingetragen.'
  if (q) return `${count} zu „${q}“`
  return buchstabe ? `${count} mit ${buchstabe}` : `${count} von A bis Z`
}
