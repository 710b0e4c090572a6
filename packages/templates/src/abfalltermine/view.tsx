import type { Abfalltermin } from '@rathausplatz/contract'
import { dayInWords } from '@rathausplatz/kalender'
import {
  ButtonLink,
  Filter,
  Link,
  noBreak,
  Section,
  Tonne,
  Tonnenmarke,
  VisuallyHidden,
} from '@rathausplatz/ui'
import { Button, SelectField, TextField } from '@rathausplatz/ui/form'
import { REMEMBER } from '../abfall/addresses.ts'
import { artOf, movedFrom, namesOf, whereAndWhen } from '../abfall/days.ts'
import { YearSheet } from '../abfall/year-sheet-view.tsx'
import type { View } from '../template.ts'
import styles from './abfalltermine.module.css'
import type { Abfuhr, Abfuhrseite } from './load.ts'
import { MonthView } from './month-view.tsx'
import { PrintButton } from './print-button.tsx'
import { PushButton } from './push-button.tsx'
import type { abfalltermine } from './schema.ts'

/** The next collection is the most prominent element; the form for the street is above it. */
export const Abfalltermine: View<typeof abfalltermine, Abfuhrseite> = ({ context, data }) => (
  <Section>
    <section className={styles.abfuhr} aria-labelledby="abfuhrtermine">
      <h2 id="abfuhrtermine">{context.titel || 'Wann wird abgeholt?'}</h2>
      {data.eingerichtet ? (
        <Asked data={data} context={context} />
      ) : (
        <p>{context.ohneTermine || 'Die Abfuhrtermine stehen hier, sobald sie eingetragen sind.'}</p>
      )}
    </section>
  </Section>
)

type Props = Parameters<typeof Abfalltermine>[0]

function Asked({ data, context }: Pick<Props, 'data' | 'context'>) {
  const { abfuhr, gemerkt } = data
  if (abfuhr) return <Collections abfuhr={abfuhr} data={data} bereitstellen={context.bereitstellen} />
  return (
    <>
      {gemerkt === 'nein' && (
        <p role="status" className={styles.meldung}>
          Ihre Straße ist vergessen. Auf diesem Gerät ist nichts mehr davon gespeichert.
        </p>
      )}
      {context.einleitung && <p className={styles.einleitung}>{context.einleitung}</p>}
      <Unknown data={data} />
      <AddressForm data={data} />
    </>
  )
}

function Unknown({ data: { unbekannt, adresse } }: { data: Abfuhrseite }) {
  if (!unbekannt) return null
  return (
    <div role="status" className={styles.unbekannt}>
      <p>
        <strong>„{adresse.strasse}“ haben wir nicht gefunden.</strong>{' '}
        {unbekannt.aehnlich.length > 0
          ? 'Meinen Sie eine dieser Straßen?'
          : 'Bitte prüfen Sie die Schreibweise, oder rufen Sie uns an.'}
      </p>
      {unbekannt.aehnlich.length > 0 && (
        <ul role="list">
          {unbekannt.aehnlich.map(({ strasse, ort, href }) => (
            <li key={href}>
              <Link href={href}>
                {strasse}
                {ort && `, ${ort}`}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Asks for a street, and for place, district or house number only if the street is not enough. */
function AddressForm({ data: { path, adresse, strassen, frage } }: { data: Abfuhrseite }) {
  const suggested = [...new Map(strassen.map(one => [one.strasse, one])).values()]
  return (
    <form method="get" action={path} className={styles.adresse} aria-label="Straße suchen">
      <div className={styles.felder}>
        <TextField
          key={adresse.strasse}
          name="strasse"
          label="Straße"
          help={frage ? undefined : 'Gern mit Hausnummer, zum Beispiel Kelterstraße 7'}
          autoComplete="address-line1"
          list={suggested.length > 0 ? 'abfuhrstrassen' : undefined}
          maxLength={120}
          defaultValue={adresse.strasse}
        />
        {suggested.length > 0 && (
          <datalist id="abfuhrstrassen">
            {suggested.map(({ strasse }) => (
              <option key={strasse}>{strasse}</option>
            ))}
          </datalist>
        )}
        {adresse.ort && frage?.was !== 'ort' && <input type="hidden" name="ort" value={adresse.ort} />}
        {adresse.bezirk && frage?.was !== 'bezirk' && (
          <input type="hidden" name="bezirk" value={adresse.bezirk} />
        )}
        {frage && (
          <div role="status">
            <Question frage={frage} />
          </div>
        )}
      </div>
      <Button>Termine zeigen</Button>
    </form>
  )
}

const QUESTIONS = { ort: 'Ort', bezirk: 'Ortsteil', hausnummer: 'Hausnummer' } as const

function Question({ frage: { was, satz, auswahl } }: { frage: NonNullable<Abfuhrseite['frage']> }) {
  if (auswahl.length === 0)
    return (
      <TextField
        name={was}
        label={QUESTIONS[was]}
        help={satz}
        width="kurz"
        maxLength={20}
        autoComplete="off"
      />
    )
  return (
    <SelectField
      name={was}
      label={QUESTIONS[was]}
      help={satz}
      choices={Object.fromEntries(auswahl.map(one => [one, one]))}
    />
  )
}

type CollectionsProps = { abfuhr: Abfuhr; data: Abfuhrseite; bereitstellen: string }

function Collections({ abfuhr, data, bereitstellen }: CollectionsProps) {
  return (
    <>
      {data.gemerkt === 'ja' && abfuhr.istGemerkt && (
        <p role="status" className={styles.meldung}>
          Ihre Straße ist gemerkt: Die nächste Tonne steht jetzt auch auf der Startseite, und unter
          „Unterwegs“ lesen Sie Ihre Termine ohne Netz.
        </p>
      )}
      <Answer abfuhr={abfuhr} bereitstellen={bereitstellen} path={data.path} />
      <Actions abfuhr={abfuhr} path={data.path} />
      <Views abfuhr={abfuhr} />
      <Kinds abfuhr={abfuhr} />
      {abfuhr.ansicht === 'liste' && <DateList abfuhr={abfuhr} />}
      {abfuhr.monat && <MonthView monat={abfuhr.monat} arten={abfuhr.arten} />}
      {abfuhr.jahr && <Year jahr={abfuhr.jahr} />}
    </>
  )
}

function Answer({ abfuhr, bereitstellen, path }: { abfuhr: Abfuhr; bereitstellen: string; path: string }) {
  const { ort, naechste, heute, arten } = abfuhr
  return (
    <div className={styles.antwort}>
      <p className={styles.strasse}>
        <strong>{ort.name}</strong>
        <Link href={`${path}?strasse=`}>Andere Straße</Link>
      </p>
      {naechste ? (
        <div className={styles.naechste}>
          <div className={styles.tonnen}>
            {naechste.termine.map(termin => (
              <Tonne key={termin.id} {...artOf(arten, termin)} />
            ))}
          </div>
          <div role="status">
            <h3>
              <span className={styles.wann}>
                <time dateTime={naechste.datum}>{noBreak(dayInWords(naechste.datum, heute))}</time>:{' '}
              </span>
              {namesOf(naechste.termine)}
            </h3>
            {naechste.termine.map(termin => {
              const told = [termin.satz, whereAndWhen(termin), termin.hinweis].filter(Boolean).join('; ')
              return told && <p key={termin.id}>{told}</p>
            })}
            {bereitstellen && naechste.termine.some(({ zeit_von }) => zeit_von === null) && (
              <p className={styles.bereit}>{bereitstellen}</p>
            )}
          </div>
        </div>
      ) : (
        <div role="status">
          <h3>In den nächsten drei Monaten steht hier kein Termin.</h3>
        </div>
      )}
    </div>
  )
}

/** Actions: calendar, print and reminders. */
function Actions({ abfuhr, path }: { abfuhr: Abfuhr; path: string }) {
  const { kalender, pdf, blatt, erinnerung, ort } = abfuhr
  return (
    <div className={styles.taten}>
      <ul role="list">
        {erinnerung.mail && (
          <li>
            <ButtonLink href={erinnerung.mail}>Erinnern lassen</ButtonLink>
          </li>
        )}
        <li>
          <ButtonLink href={kalender.webcal} look="outline">
            In meinen Kalender
          </ButtonLink>
          <Link href={kalender.datei} download className={styles.datei}>
            oder als Datei (.ics)
          </Link>
        </li>
        <li>
          <ButtonLink href={pdf} look="outline" download>
            Als PDF
          </ButtonLink>
        </li>
        <li>
          <ButtonLink href={blatt} look="outline">
            Zum Aufhängen drucken
          </ButtonLink>
        </li>
        <li>
          <form method="post" action={REMEMBER}>
            <input type="hidden" name="zurueck" value={path} />
            {abfuhr.istGemerkt ? (
              <Button look="outline" name="abfallort" value="">
                Meine Straße vergessen
              </Button>
            ) : (
              <Button look="outline" name="abfallort" value={ort.id}>
                Meine Straße merken
              </Button>
            )}
          </form>
        </li>
      </ul>
      {erinnerung.push && (
        <PushButton schluessel={erinnerung.push} ort={ort.id} fraktionen={erinnerung.fraktionen} />
      )}
    </div>
  )
}

const VIEWS = { liste: 'Nächste Termine', monat: 'Monat', jahr: 'Jahr' } as const

function Views({ abfuhr: { ansicht, ansichten } }: { abfuhr: Abfuhr }) {
  return (
    <nav className={styles.ansichten} aria-label="Ansicht der Termine">
      <ul role="list">
        {Object.entries(VIEWS).map(([name, text]) => (
          <li key={name}>
            <Link
              href={ansichten[name as keyof typeof VIEWS]}
              stay
              rel="nofollow"
              aria-current={name === ansicht ? 'page' : undefined}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The filter by kind: marks the selected kinds, or all of them without a selection. */
function Kinds({ abfuhr }: { abfuhr: Abfuhr }) {
  const { arten, gewaehlt, ort, ansicht, monat, jahr, alle } = abfuhr
  if (arten.length < 2) return null
  return (
    <Filter label="Abfallarten wählen" submit="Anzeigen" resetHref={gewaehlt.length > 0 ? alle : undefined}>
      <input type="hidden" name="abfallort" value={ort.id} />
      {ansicht !== 'liste' && <input type="hidden" name="ansicht" value={ansicht} />}
      {monat && <input type="hidden" name="monat" value={monat.monat} />}
      {jahr && <input type="hidden" name="jahr" value={jahr.blatt.jahr} />}
      <fieldset className={styles.arten}>
        <legend>
          <VisuallyHidden>Nur diese Abfallarten</VisuallyHidden>
        </legend>
        {arten.map(art => (
          <label key={`${art.fraktion} ${gewaehlt.join()}`}>
            <input
              type="checkbox"
              name="fraktion"
              value={art.fraktion}
              defaultChecked={gewaehlt.includes(art.fraktion)}
            />
            <Tonnenmarke {...art} />
            {art.name}
          </label>
        ))}
      </fieldset>
    </Filter>
  )
}

function DateList({ abfuhr: { tage, arten, heute } }: { abfuhr: Abfuhr }) {
  if (tage.length === 0) return <p>In den nächsten drei Monaten steht hier kein Termin.</p>
  return (
    <ol role="list" className={styles.liste}>
      {tage.map(tag => (
        <li key={tag.datum}>
          <time dateTime={tag.datum}>{dayInWords(tag.datum, heute)}</time>
          <ul role="list">
            {tag.termine.map(termin => (
              <li key={termin.id} data-entfaellt={termin.entfaellt || undefined}>
                <Tonnenmarke {...artOf(arten, termin)} />
                <Collection termin={termin} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

/** A collection in one line, with its changes. */
function Collection({ termin }: { termin: Abfalltermin }) {
  const { name, entfaellt, grund, hinweis } = termin
  const moved = movedFrom(termin)
  const place = whereAndWhen(termin)
  return (
    <span>
      {entfaellt ? (
        <>
          <s>{name}</s> <strong>entfällt{grund && `: ${grund}`}</strong>
        </>
      ) : (
        name
      )}
      {moved && !entfaellt && <span className={styles.verschoben}>{moved}</span>}
      {(place || hinweis) && (
        <span className={styles.dazu}>{[place, hinweis].filter(Boolean).join('; ')}</span>
      )}
    </span>
  )
}

function Year({ jahr: { blatt, andere } }: { jahr: NonNullable<Abfuhr['jahr']> }) {
  return (
    <section aria-labelledby="abfuhrjahr" className={styles.jahr}>
      <div className={styles.jahrkopf}>
        <h3 id="abfuhrjahr">Alle Termine {blatt.jahr}</h3>
        {andere.map(({ jahr, href }) => (
          <Link key={jahr} href={href} stay rel="nofollow">
            {jahr} ansehen
          </Link>
        ))}
        <PrintButton />
      </div>
      <YearSheet blatt={blatt} />
    </section>
  )
}
