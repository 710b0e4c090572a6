import { answerInWords, gefragt, pruefe } from '@rathausplatz/contract/formular'
import { RichText, unseen } from '@rathausplatz/ui'
import { Button } from '@rathausplatz/ui/form'
import type { ReactNode } from 'react'
import { Carried } from './carried.tsx'
import type { Pages } from './form.ts'
import formStyles from './formular.module.css'
import { Heading } from './heading.tsx'
import { TASK } from './names.ts'
import { askedPages, stepWords } from './pages-of.ts'
import styles from './summary.module.css'
import type { Begun } from './take-step.ts'

type SummaryProps = {
  pages: Pages
  begun: Begun
  heute: string
  isSending: boolean
  /** True if the heading takes the focus, after a step. */
  takesFocus: boolean
  children: ReactNode
}

/** The summary of all answers before sending. Each page can be opened again from here. */
export function Summary({ pages, begun, heute, isSending, takesFocus, children }: SummaryProps) {
  const { eingaben } = begun
  const judged = pruefe(pages, eingaben, { heute })
  const werte = judged.ok ? judged.werte : {}
  const asked = gefragt(pages, eingaben, heute)
  return (
    <div className={formStyles.seite}>
      <Heading words={stepWords(pages, pages.schritte.length, eingaben, heute)} takesFocus={takesFocus} />
      <Carried begun={begun} schritte={pages.schritte} />
      <button type="submit" name={TASK} value="senden" className={unseen} tabIndex={-1} aria-hidden="true">
        Absenden
      </button>
      {askedPages(pages, eingaben, heute).map(place => {
        const schritt = pages.schritte[place]
        if (!schritt) return null
        return (
          <section key={place} className={styles.abschnitt} aria-label={schritt.titel}>
            <div className={styles.kopf}>
              <h3>{schritt.titel}</h3>
              <button
                type="submit"
                name={TASK}
                value={`zu:${place}`}
                className={styles.aendern}
                aria-label={`Ändern: ${schritt.titel}`}
              >
                Ändern
              </button>
            </div>
            <dl className={formStyles.angaben}>
              {schritt.felder
                .filter(({ name, typ }) => asked.has(name) && (typ !== 'seite' || werte[name] !== undefined))
                .map(feld => {
                  const wert = werte[feld.name]
                  return (
                    <div key={feld.name}>
                      <dt>{feld.label}</dt>
                      <dd>
                        {wert === undefined ? (
                          <span className={styles.leer}>
                            {feld.typ === 'schalter' || feld.typ === 'einwilligung' ? 'Nein' : 'keine Angabe'}
                          </span>
                        ) : feld.typ === 'wysiwyg' ? (
                          <RichText html={typeof wert === 'string' ? wert : ''} />
                        ) : (
                          <span className={formStyles.angabe}>{answerInWords(feld, wert)}</span>
                        )}
                      </dd>
                    </div>
                  )
                })}
            </dl>
          </section>
        )
      })}
      {children}
      <div className={formStyles.schritte}>
        <Button name={TASK} value="senden" aria-disabled={isSending}>
          {isSending ? 'Wird gesendet …' : 'Absenden'}
        </Button>
        <Button name={TASK} value="zurueck" look="outline">
          Zurück
        </Button>
        <button type="submit" name={TASK} value="speichern" className={formStyles.spaeter}>
          Später weitermachen
        </button>
      </div>
    </div>
  )
}
