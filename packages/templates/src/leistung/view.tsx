import { mailtoOf } from '@rathausplatz/text'
import { ArrowLink, ButtonLink, Link, RichText, Section, telephoneLink } from '@rathausplatz/ui'
import type { ReactNode } from 'react'
import { OpenState } from '../opening-hours/opening-hours.tsx'
import type { View } from '../template.ts'
import { Fees, feeOf, hasAmount } from './fees.tsx'
import styles from './leistung.module.css'
import type { LeistungData, Stelle } from './load.ts'
import type { leistung } from './schema.ts'

/**
 * The sections are in the usual order of questions: what is it, can I do it online, what do I need, what does
 * it cost, how long does it take, where do I go.
 */
export const Leistung: View<typeof leistung, LeistungData> = ({ data }) => {
  const { texte, kosten, unterlagen, bearbeitungsdauer, fristen, stellen, weitere, lebenslagen } = data
  return (
    <Section>
      <article className={styles.leistung}>
        {data.kurztext && <p className={styles.kurztext}>{data.kurztext}</p>}
        <Facts {...data} />
        {texte.preamble && <RichText html={texte.preamble} />}
        <Actions {...data} />
        <Part titel="Das brauchen Sie" text={texte.unterlagen} shown={unterlagen.length > 0}>
          <Lines lines={unterlagen} />
        </Part>
        <Part titel="Das kostet es" text={texte.kosten} shown={kosten.length > 0}>
          <Fees kosten={kosten} />
        </Part>
        <Part titel="So lange dauert es" text={texte.bearbeitungsdauer} shown={bearbeitungsdauer !== ''}>
          <p>{bearbeitungsdauer}</p>
        </Part>
        <Part titel="Fristen" text={texte.fristen} shown={fristen.length > 0}>
          <Lines lines={fristen} />
        </Part>
        <Part titel="Hier sind Sie richtig" text={texte.stelle} shown={stellen.length > 0}>
          <ul role="list" className={styles.stellen}>
            {stellen.map(stelle => (
              <li key={stelle.id}>
                <Office {...stelle} />
              </li>
            ))}
          </ul>
        </Part>
        {weitere.map(({ titel, text }, index) => (
          <Part key={index} titel={titel || 'Gut zu wissen'} text={text} />
        ))}
        <Part titel="Passt zu" shown={lebenslagen.length > 0}>
          <ul role="list" className={styles.lebenslagen}>
            {lebenslagen.map(({ id, name, detailURL }) => (
              <li key={id}>
                <Link href={detailURL}>{name}</Link>
              </li>
            ))}
          </ul>
        </Part>
        <Part titel="Rechtsgrundlage" text={texte.rechtsgrundlage} />
        {texte.freigabevermerk && (
          <div className={styles.freigabe}>
            <RichText html={texte.freigabevermerk} />
          </div>
        )}
      </article>
    </Section>
  )
}

/** The most important facts at the top: fee, duration, whether to come in person, and the next step. */
function Facts({ kosten, bearbeitungsdauer, persoenlich, online, schriftlich, stellen }: LeistungData) {
  const [fee] = kosten
  const facts = [
    fee &&
      hasAmount(fee) && {
        was: 'Gebühr',
        wert: feeOf(fee).amount,
        dazu: kosten.length > 1 ? fee.bezeichnung : '',
      },
    bearbeitungsdauer && { was: 'Dauer', wert: bearbeitungsdauer, dazu: '' },
    persoenlich && { was: 'Antrag', wert: 'persönlich', dazu: '' },
    !persoenlich && online.length > 0 && { was: 'Antrag', wert: 'auch online', dazu: '' },
    !persoenlich &&
      online.length === 0 &&
      schriftlich.length > 0 && { was: 'Antrag', wert: 'auch schriftlich', dazu: '' },
  ].filter(fact => typeof fact === 'object')
  if (facts.length === 0) return null
  return (
    <div className={styles.eckdaten}>
      <dl>
        {facts.map(({ was, wert, dazu }) => (
          <div key={was}>
            <dt>{was}</dt>
            <dd>
              <strong>{wert}</strong>
              {dazu && <span className={styles.hinweis}>{dazu}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {online.length + schriftlich.length === 0 && <NextStep stelle={stellen[0]} />}
    </div>
  )
}

/** The next step if there is neither an online service nor a contact form: an appointment or a call. */
function NextStep({ stelle }: { stelle: Stelle | undefined }) {
  if (stelle?.terminlink) return <ButtonLink href={stelle.terminlink}>Termin vereinbaren</ButtonLink>
  const telephone = telephoneLink(stelle?.telefon ?? '')
  if (!stelle || !telephone) return null
  return <ButtonLink href={telephone}>{`${stelle.name} anrufen`}</ButtonLink>
}

type PartProps = { titel: string; text?: string | undefined; shown?: boolean; children?: ReactNode }

/** A section with its heading; renders nothing without content. */
function Part({ titel, text, shown = false, children }: PartProps) {
  if (!text && !shown) return null
  return (
    <section className={styles.teil}>
      <h2>{titel}</h2>
      <div className={styles.inhalt}>
        {shown && children}
        {text && <RichText html={text} />}
      </div>
    </section>
  )
}

function Actions({
  online,
  schriftlich,
  formulare,
}: Pick<LeistungData, 'online' | 'schriftlich' | 'formulare'>) {
  const first = [...online, ...schriftlich]
  if (first.length + formulare.length === 0) return null
  const heading =
    online.length > 0 ? 'Jetzt erledigen' : schriftlich.length > 0 ? 'Schreiben Sie uns' : 'Formulare'
  return (
    <section className={styles.aktionen}>
      <h2>{heading}</h2>
      <ul role="list">
        {first.map(({ name, url }) => (
          <li key={name + url}>
            <ButtonLink href={url}>{name}</ButtonLink>
          </li>
        ))}
        {formulare.map(({ name, url }) => (
          <li key={name + url}>
            <ButtonLink href={url} look="outline">
              {name}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  const [only] = lines
  if (lines.length === 1) return <p>{only}</p>
  return (
    <ul className={styles.zeilen}>
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ul>
  )
}

function Office({ name, detailURL, zustand, anschrift, telefon, email, terminlink }: Stelle) {
  return (
    <div className={styles.stelle}>
      <h3>{detailURL ? <Link href={detailURL}>{name}</Link> : name}</h3>
      {zustand && <OpenState zustand={zustand} />}
      {anschrift && <p>{anschrift}</p>}
      {telefon && (
        <p>
          Telefon <Link href={telephoneLink(telefon)}>{telefon}</Link>
        </p>
      )}
      {email && (
        <p>
          <Link href={mailtoOf(email)}>{email}</Link>
        </p>
      )}
      {terminlink && <ArrowLink href={terminlink}>Termin vereinbaren</ArrowLink>}
    </div>
  )
}
