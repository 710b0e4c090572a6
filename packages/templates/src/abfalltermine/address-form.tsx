import { Link } from '@rathausplatz/ui'
import { Button, SelectField, TextField } from '@rathausplatz/ui/form'
import styles from './address-form.module.css'
import type { Abfuhrseite } from './load.ts'

/** Says that the street was not found, and links similar streets. */
export function Unknown({ data: { unbekannt, adresse } }: { data: Abfuhrseite }) {
  if (!unbekannt) return null
  return (
    <div role="status" className={styles.unbekannt}>
      <p>
        <strong>
          {unbekannt.ort
            ? `„${unbekannt.ort}“ ist ein Ort mit mehreren Straßen.`
            : `„${adresse.strasse}“ haben wir nicht gefunden.`}
        </strong>{' '}
        {next(unbekannt)}
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

const next = ({ ort, aehnlich }: NonNullable<Abfuhrseite['unbekannt']>): string => {
  if (aehnlich.length === 0) return 'Bitte prüfen Sie die Schreibweise, oder rufen Sie uns an.'
  return ort ? 'In welcher wohnen Sie?' : 'Meinen Sie eine dieser Straßen?'
}

/** Asks for a street, and for place, district or house number only if the street is not enough. */
export function AddressForm({
  data: { path, adresse, strassen, frage, fehltStrasse },
}: {
  data: Abfuhrseite
}) {
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
          error={fehltStrasse && 'Bitte geben Sie Ihre Straße an.'}
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
