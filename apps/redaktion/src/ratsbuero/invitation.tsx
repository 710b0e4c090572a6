import {
  calls,
  einladungsarten,
  type Sitzungseinladung,
  type Zustellungslage,
  zustellungsworte,
} from '@rathausplatz/contract'
import { rollenLabels } from '@rathausplatz/contract/labels'
import { Button } from '@rathausplatz/ui/form'
import {
  CircleCheck,
  CircleDashed,
  CircleX,
  type LucideIcon,
  MailCheck,
  Send,
  TriangleAlert,
} from 'lucide-react'
import { useId, useState } from 'react'
import { Dialog } from '../pieces/dialog.tsx'
import { DeskIcon } from '../pieces/icon.tsx'
import { useTell } from '../pieces/tell.tsx'
import { when } from '../pieces/when.ts'
import { ask } from '../wall/ask.ts'
import { partsOf, useMeeting } from './meeting-work.ts'
import styles from './ratsbuero.module.css'
import { releasePart, Stopped } from './release.ts'
import { Section } from './section.tsx'

/** Invites, announces changes, and shows confirmations of receipt. */
export function InvitationSection() {
  const { mappe, isChanged, isReadOnly } = useMeeting()
  const { mitglieder, einladungen, maengel, versand } = mappe
  const [isAsked, setAsked] = useState(false)
  const isFirst = einladungen.length === 0
  const stopped = maengel.filter(({ gewicht }) => gewicht === 'sperrt')
  const hasNews = isChanged || (mappe.aenderungen ?? []).length > 0
  const mayInvite = !isReadOnly && versand && (isFirst ? stopped.length === 0 || isChanged : hasNews)
  return (
    <Section id="einladung" title="Einladung">
      {isFirst ? (
        <details className={styles.more}>
          <summary>
            {mitglieder.length === 1
              ? 'Eine Person wird eingeladen'
              : `${mitglieder.length} Personen werden eingeladen`}
          </summary>
          <ul role="list" className={styles.people}>
            {mitglieder.map(({ person, name, rolle, email, konto }) => (
              <li key={person}>
                <strong>{name}</strong>
                <span className={styles.muted}>
                  {rollenLabels[rolle]} · {email ?? 'keine E-Mail-Adresse'}
                  {email !== null && !konto && ' · ohne Konto'}
                </span>
              </li>
            ))}
          </ul>
        </details>
      ) : (
        einladungen.map(einladung => <Sent key={einladung.id} einladung={einladung} />)
      )}
      {!versand && <p>Diese Website verschickt keine E-Mails. Bitte laden Sie auf anderem Weg ein.</p>}
      {isFirst && stopped.length > 0 && (
        <p className={styles.muted}>
          Einladen können Sie, sobald unter „Ist alles da?“ nichts mehr mit „Muss noch“ beginnt.
        </p>
      )}
      {!isFirst && !hasNews && (
        <p className={styles.muted}>Seit der letzten Einladung hat sich nichts geändert.</p>
      )}
      {mayInvite && (
        <div>
          <Button type="button" look={isFirst ? 'solid' : 'outline'} onClick={() => setAsked(true)}>
            <DeskIcon drawing={Send} /> {isFirst ? 'Einladen' : 'Nachtrag schicken'}
          </Button>
        </div>
      )}
      <Dialog
        isOpen={isAsked}
        title={isFirst ? 'Zur Sitzung einladen' : 'Nachtrag schicken'}
        onClose={() => setAsked(false)}
      >
        <InviteForm art={isFirst ? 'einladung' : 'nachtrag'} onClose={() => setAsked(false)} />
      </Dialog>
    </Section>
  )
}

function InviteForm({ art, onClose }: { art: Sitzungseinladung['art']; onClose: () => void }) {
  const meeting = useMeeting()
  const { head, mappe, busy, run } = meeting
  const [hinweis, setHinweis] = useState('')
  // Stays the same for retries, so that the call is idempotent.
  const [vorgang] = useState(() => crypto.randomUUID())
  const field = useId()
  const tell = useTell()
  const { mitglieder, maengel } = mappe
  const written = mitglieder.filter(({ email }) => email !== null).length
  const lacking = maengel.filter(({ gewicht }) => gewicht !== 'hinweis').length
  const invite = async () => {
    const is = await run('einladen', async () => {
      await meeting.saveAll()
      // Nothing is published before everything may be: otherwise one part could stand on the website alone.
      const { maengel } = await ask(calls.redaktionSitzung, { params: { id: head.id } })
      const stop = maengel.find(({ gewicht }) => gewicht === 'sperrt')
      if (stop) throw new Stopped(`Noch nicht eingeladen. ${stop.satz}`)
      for (const [, part] of partsOf(meeting)) await releasePart(part)
      await ask(calls.redaktionSitzungEinladen, {
        params: { id: head.id },
        body: { vorgang, art, hinweis },
      })
      // The state of the meeting has changed with the invitation.
      for (const [, part] of partsOf(meeting)) await part.refresh()
    })
    if (!is) return
    onClose()
    tell({
      text:
        written === 1
          ? 'Eingeladen: Eine E-Mail wird verschickt.'
          : `Eingeladen: ${written} E-Mails werden verschickt.`,
    })
  }
  return (
    <div className={styles.ask}>
      <p>
        {art === 'einladung'
          ? 'Beide Teile der Sitzung werden veröffentlicht, der nichtöffentliche nur für das Gremium. Danach geht die Einladung hinaus:'
          : 'Die Sitzung wird so veröffentlicht, wie sie jetzt ist. Der Nachtrag nennt nur, was sich geändert hat:'}{' '}
        {written === 1 ? 'eine E-Mail' : `${written} E-Mails`} mit dem Weg zu den Unterlagen. Nichtöffentliche
        Titel stehen nicht darin.
      </p>
      {art === 'nachtrag' && (mappe.aenderungen ?? []).length > 0 && (
        <ul className={styles.changes}>
          {mappe.aenderungen?.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {lacking > 0 && (
        <p className={styles.lack}>
          <DeskIcon drawing={TriangleAlert} />
          <span>
            Die Sitzung ist noch nicht vollständig:{' '}
            {lacking === 1 ? 'Eine Angabe fehlt' : `${lacking} Angaben fehlen`}.
          </span>
        </p>
      )}
      <label htmlFor={field}>Hinweis an alle (freiwillig)</label>
      <textarea
        id={field}
        rows={3}
        maxLength={1_000}
        aria-describedby={`${field}-hilfe`}
        value={hinweis}
        onChange={({ target }) => setHinweis(target.value)}
      />
      <p id={`${field}-hilfe`} className={styles.muted}>
        Bitte nichts Nichtöffentliches: E-Mails lesen auch andere mit.
      </p>
      <Button type="button" aria-disabled={busy !== undefined} onClick={() => void invite()}>
        {busy === 'einladen'
          ? 'Wird verschickt …'
          : art === 'einladung'
            ? 'Jetzt einladen'
            : 'Nachtrag jetzt schicken'}
      </Button>
    </div>
  )
}

const DELIVERED: Readonly<Record<Zustellungslage, LucideIcon>> = {
  wartet: CircleDashed,
  vertagt: CircleDashed,
  uebergeben: MailCheck,
  nicht_zugestellt: CircleX,
  ungewiss: TriangleAlert,
}

/** One invitation: recipients, delivery of the mails, confirmations. */
function Sent({ einladung: { art, am, von, empfaenger, aenderungen } }: { einladung: Sitzungseinladung }) {
  const confirmed = empfaenger.filter(({ empfangen_am }) => empfangen_am !== null).length
  const unreached = empfaenger.filter(
    ({ empfangen_am, zustellung }) => empfangen_am === null && zustellung?.lage === 'nicht_zugestellt',
  ).length
  return (
    <details className={styles.more}>
      <summary>
        {einladungsarten[art]} {when(am)} von {von.name}: {confirmed} von {empfaenger.length} bestätigt
        {unreached > 0 && `, ${unreached} nicht zugestellt`}
      </summary>
      {aenderungen.length > 0 && (
        <ul className={styles.changes}>
          {aenderungen.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <ul role="list" className={styles.people}>
        {empfaenger.map(({ person, name, rolle, email, zustellung, empfangen_am }) => (
          <li key={person}>
            <strong>{name}</strong>
            <span className={styles.muted}>
              {rollenLabels[rolle]}
              {email !== null && ` · ${email}`}
            </span>
            <span className={styles.stand}>
              {empfangen_am === null ? (
                <HowDelivered email={email} zustellung={zustellung} />
              ) : (
                <>
                  <DeskIcon drawing={CircleCheck} /> erhalten, bestätigt {when(empfangen_am)}
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}

type HowDeliveredProps = Pick<Sitzungseinladung['empfaenger'][number], 'email' | 'zustellung'>

function HowDelivered({ email, zustellung }: HowDeliveredProps) {
  const unknown =
    email === null ? 'keine E-Mail-Adresse' : 'Was aus der E-Mail wurde, ist nicht mehr bekannt.'
  return (
    <>
      <DeskIcon drawing={zustellung ? DELIVERED[zustellung.lage] : CircleX} />{' '}
      {zustellung ? zustellungsworte(zustellung, email ?? undefined).satz : unknown}
    </>
  )
}
