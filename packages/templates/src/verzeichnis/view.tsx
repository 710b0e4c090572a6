import type { Verzeichnis as Directory, Verzeichniseintrag } from '@rathausplatz/contract'
import {
  ArrowLink,
  Filter,
  FilterInput,
  FilterSelect,
  Letters,
  Link,
  ListRow,
  Paging,
  Section,
  telephoneLink,
} from '@rathausplatz/ui'
import type { View } from '../template.ts'
import type { Auswahl, VerzeichnisData } from './load.ts'
import type { verzeichnis } from './schema.ts'
import styles from './verzeichnis.module.css'

export const Verzeichnis: View<typeof verzeichnis, VerzeichnisData> = ({ context, data }) => {
  const { verzeichnis, eintraege, pagination, auswahl } = data
  const Heading = context.titel ? 'h3' : 'h2'
  const hrefWith = (other: Partial<Auswahl>, seite = 1) =>
    hrefOf(verzeichnis, { ...auswahl, ...other }, seite)
  const isChosen = Object.values(auswahl).some(Boolean)
  return (
    <Section>
      {context.titel && <h2 className={styles.titel}>{context.titel}</h2>}
      {verzeichnis.vorschlaege && (
        // The link comes first, so that visitors find it without scrolling through the directory.
        <p className={styles.vorschlag}>
          <ArrowLink href={`/verzeichnis/vorschlagen?verzeichnis=${verzeichnis.id}`}>
            {verzeichnis.einzahl} vorschlagen
          </ArrowLink>
          <span>Kostenlos und ohne Konto.</span>
        </p>
      )}
      <Filter
        label={`${verzeichnis.name} durchsuchen`}
        resetHref={isChosen ? hrefOf(verzeichnis, nothing) : undefined}
      >
        <FilterInput
          name={verzeichnis.suchfeld}
          label={`Name, ${verzeichnis.rubriktitel} oder Stichwort`}
          value={auswahl.suchwort}
        />
        {verzeichnis.rubriken.length > 0 && (
          <FilterSelect
            name="rubrik"
            label={verzeichnis.rubriktitel}
            value={auswahl.branche}
            all="Alle"
            choices={verzeichnis.rubriken.map(({ id, name, anzahl }) => ({
              value: id,
              text: `${name} (${anzahl})`,
            }))}
          />
        )}
      </Filter>
      <ByLetter verzeichnis={verzeichnis} chosen={auswahl.buchstabe} hrefWith={hrefWith} />
      <p role="status" className={styles.anzahl}>
        {resultInWords(data)}
      </p>
      {eintraege.length === 0 && isChosen && (
        <p>
          Prüfen Sie die Schreibweise, oder wählen Sie weniger aus.{' '}
          <Link href={hrefOf(verzeichnis, nothing)}>Alle {verzeichnis.mehrzahl} anzeigen</Link>
        </p>
      )}
      {eintraege.length > 0 && (
        <ul role="list">
          {eintraege.map(eintrag => (
            <Row key={eintrag.id} eintrag={eintrag} heading={Heading} />
          ))}
        </ul>
      )}
      <Paging {...pagination} hrefOf={seite => hrefWith({}, seite)} />
    </Section>
  )
}

const nothing: Auswahl = { suchwort: '', branche: '', buchstabe: '' }

/** Returns the address of the same page with another choice. */
function hrefOf({ suchfeld }: Directory, { suchwort, branche, buchstabe }: Auswahl, seite = 1): string {
  const query = new URLSearchParams()
  if (suchwort) query.set(suchfeld, suchwort)
  if (branche) query.set('rubrik', branche)
  if (buchstabe) query.set('buchstabe', buchstabe)
  if (seite > 1) query.set('seite', String(seite))
  return `?${query}`
}

/** `3 Vereine gefunden: Sparte „Musik“, Anfangsbuchstabe C`. */
function resultInWords({ verzeichnis, anzahl, auswahl, pagination }: VerzeichnisData): string {
  const { einzahl, mehrzahl, rubriken, rubriktitel } = verzeichnis
  const chosen = [
    auswahl.suchwort && `Suche nach „${auswahl.suchwort}“`,
    auswahl.branche && `${rubriktitel} „${rubriken.find(({ id }) => id === auswahl.branche)?.name ?? ''}“`,
    auswahl.buchstabe && `Anfangsbuchstabe ${auswahl.buchstabe}`,
  ].filter(Boolean)
  const count = anzahl === 0 ? `Keine ${mehrzahl}` : `${anzahl} ${anzahl === 1 ? einzahl : mehrzahl}`
  const where = pagination.pages > 1 ? `, Seite ${pagination.page} von ${pagination.pages}` : ''
  if (chosen.length === 0) return `${count}${where}`
  return `${count} gefunden: ${chosen.join(', ')}${where}`
}

type ByLetterProps = {
  verzeichnis: Directory
  chosen: string
  hrefWith: (other: Partial<Auswahl>) => string
}

/** Letters as a filter for a long directory; renders nothing for a short one. */
function ByLetter({ verzeichnis: { buchstaben, anzahl }, chosen, hrefWith }: ByLetterProps) {
  if (anzahl < MANY && !chosen) return null
  return <Letters letters={buchstaben} chosen={chosen} hrefOf={buchstabe => hrefWith({ buchstabe })} />
}

const MANY = 20

function Row({ eintrag, heading: Heading }: { eintrag: Verzeichniseintrag; heading: 'h2' | 'h3' }) {
  const { name, einleitung, rubriken, anschrift, kommunikation, detailURL } = eintrag
  const telefon = kommunikation.find(({ kanal }) => kanal === 'TELEFON')?.kennung
  return (
    <ListRow className={styles.zeile}>
      <div>
        <Heading className={styles.name}>
          <Link href={detailURL}>{name}</Link>
        </Heading>
        {rubriken.length > 0 && (
          <p className={styles.rubriken}>{rubriken.map(rubrik => rubrik.name).join(', ')}</p>
        )}
        {einleitung && <p className={styles.einleitung}>{einleitung}</p>}
      </div>
      {(anschrift || telefon) && (
        <p className={styles.wo}>
          {anschrift && <span>{[anschrift.street, anschrift.city].filter(Boolean).join(', ')}</span>}
          {telefon && <Link href={telephoneLink(telefon)}>{telefon}</Link>}
        </p>
      )}
    </ListRow>
  )
}
