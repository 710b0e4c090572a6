import type { Formularfeld } from '@rathausplatz/contract'
import type { Form } from './form.ts'
import formStyles from './formular.module.css'
import { Heading } from './heading.tsx'
import { pagesOf, stepTitle } from './pages-of.ts'
import { Purpose } from './purpose.tsx'
import { Question } from './question.tsx'
import styles from './whole-form.module.css'

/** All pages of a form below each other, as a preview for its editor. The preview cannot be sent. */
export function WholeForm({ formular, heute }: { formular: Form; heute: string }) {
  const { schritte } = pagesOf(formular)
  const fields = schritte.flatMap(({ felder }) => felder)
  if (fields.length === 0)
    return <p className={formStyles.hinweis}>Dieses Formular stellt noch keine Frage.</p>
  return (
    <section className={formStyles.formular} aria-label={formular.titel}>
      {schritte.map((schritt, at) => (
        <div key={at} className={styles.blatt}>
          <Heading
            words={schritte.length > 1 ? stepTitle(schritt.titel, at, schritte.length) : schritt.titel}
            takesFocus={false}
          />
          {schritt.hilfe && <p className={formStyles.hilfe}>{schritt.hilfe}</p>}
          {schritt.felder.map((feld, place) => (
            <div key={place} className={styles.frage}>
              <When feld={feld} fields={fields} />
              {feld.typ === 'seite' ? (
                <p className={styles.wann}>
                  Wer über einen Link kommt, der eine Seite nennt, liest hier: „{feld.label}“ und ihre
                  Adresse.
                </p>
              ) : (
                <Question {...{ feld, schritt, heute }} eingaben={{}} fehler={{}} />
              )}
            </div>
          ))}
        </div>
      ))}
      <div className={styles.blatt}>
        {formular.zweck && <Purpose formular={formular} />}
        {formular.bestaetigung && (
          <>
            <h2 className={formStyles.titel}>Nach dem Absenden</h2>
            <p className={formStyles.weiter}>{formular.bestaetigung}</p>
          </>
        )}
      </div>
    </section>
  )
}

/** States the condition under which a question is asked. */
function When({ feld: { bedingung }, fields }: { feld: Formularfeld; fields: readonly Formularfeld[] }) {
  if (!bedingung?.feld) return null
  const asked = fields.find(({ name }) => name === bedingung.feld)
  const options = asked && 'optionen' in asked ? asked.optionen : []
  const answers = bedingung.werte.map(wert => `„${options.find(one => one.wert === wert)?.label ?? wert}“`)
  const what = bedingung.wirkung === 'zeigen' ? 'Nur gefragt' : 'Nur Pflicht'
  const answered = answers.length > 0 ? answers.join(' oder ') : 'beantwortet'
  return <p className={styles.wann}>{`${what}, wenn „${asked?.label ?? bedingung.feld}“: ${answered}`}</p>
}
