import { istOffen } from '@rathausplatz/contract'
import { ButtonLink, Link, noBreak, telephoneLink } from '@rathausplatz/ui'
import { data } from 'react-router'
import { headersOf } from '../answers/headers-of.ts'
import { isAstray } from '../answers/mail-faults.ts'
import { keyIn, ofHolder } from '../answers/of-holder.ts'
import { siteOf } from '../cms/site-context.ts'
import { RouteError } from '../errors/route-error.tsx'
import forms from '../forms/forms.module.css'
import { MailFault } from '../forms/mail-fault.tsx'
import { openSentTo } from '../forms/sent-to.ts'
import { AnotherTermin, EndedWords, endedHeading, endedIn } from '../termin/ended.tsx'
import { loadTermin } from '../termin/load-termin.ts'
import { Over } from '../termin/over.tsx'
import styles from '../termin/termin.module.css'
import { TerminPage } from '../termin/termin-page.tsx'
import type { Route } from './+types/termin-buchung'

const TOLD = {
  gebucht: 'Ihr Termin ist gebucht.',
  verschoben: 'Ihr Termin ist verschoben.',
  abgesagt: 'Ihr Termin ist abgesagt.',
} as const

/** Message for a mail that is in the queue or handed over; whether it arrives is unknown. */
const CONFIRMED = 'Eine Bestätigung wird per E-Mail verschickt.'

const WRONG_ADDRESS =
  ' Stimmt die Adresse nicht? Der Termin gilt trotzdem: Sagen Sie ihn hier ab und buchen Sie neu, oder drucken Sie diese Seite.'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const site = siteOf(context)
  const schluessel = keyIn(params)
  const found = await loadTermin(site, schluessel)
  if (!found) return data(undefined, { status: 410, headers: ofHolder })
  const { kalender: _, ...termin } = found
  const asked = (Object.keys(TOLD) as (keyof typeof TOLD)[]).find(name => url.searchParams.has(name))
  // If a form is sent again or an old address is opened, its message is shown only if it is still true.
  const isTrue = asked === 'abgesagt' ? termin.stand === 'abgesagt' : !endedIn(termin)
  const told = isTrue ? asked : undefined
  return data(
    {
      termin,
      schluessel,
      told,
      an: openSentTo(site, url),
      link: `${site.publicUrl}/termin/buchung/${schluessel}`,
    },
    { headers: ofHolder },
  )
}

export const headers = headersOf

/**
 * The page of an appointment, for the person who has its key: time, number, place, what to bring, and how to
 * change it.
 */
export default function TerminBuchung({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <Over />
  const { termin, schluessel, told, an, link } = loaderData
  const { stand, anliegen, ort, nummer, mail, zustellung, erinnert, angebot } = termin
  const here = `/termin/buchung/${encodeURIComponent(schluessel)}`
  const ended = endedIn(termin)
  const isOff = stand === 'abgesagt'
  const isBooked = told === 'gebucht' || told === 'verschoben'
  const mailed = mail ? zustellung : undefined
  const isComing = mail && !isAstray(mailed)
  const keep = (
    <>
      <p>
        Bitte schreiben Sie sich die Nummer auf, oder drucken Sie diese Seite. Mit diesem Link verschieben Sie
        den Termin oder sagen ihn ab:
      </p>
      <p className={styles.link}>
        <Link href={here}>{link}</Link>
      </p>
    </>
  )
  return (
    <TerminPage
      heading={noBreak(endedHeading(termin))}
      about={[anliegen.name, ort.name].filter(Boolean).join(', ')}
      title="Ihr Termin"
      isAnswer={told !== undefined}
    >
      {told && (
        <div className={forms.angekommen} role="status">
          <p>
            <strong>{TOLD[told]}</strong>
          </p>
          {isBooked && isComing && (
            <p>
              {an ? `Eine Bestätigung geht an ${an}.` : CONFIRMED}
              {erinnert && ' Am Tag vorher erinnern wir Sie.'}
              {an && WRONG_ADDRESS}
            </p>
          )}
          {told === 'abgesagt' && !isAstray(mailed) && <p>{mail ? CONFIRMED : 'Dazu kommt keine E-Mail.'}</p>}
        </div>
      )}
      <MailFault of={isOff || istOffen(stand) ? mailed : undefined} an={termin.mail_an}>
        {istOffen(stand) && keep}
      </MailFault>
      {isBooked && istOffen(stand) && !mail && (
        <div className={forms.angekommen}>
          <p>Dazu kommt keine E-Mail.</p>
          {keep}
        </div>
      )}
      {/* The page does not say whether the person came, because only the office may know that. */}
      {ended && <EndedWords {...ended} />}
      <dl className={styles.angaben}>
        <div>
          <dt>Terminnummer</dt>
          <dd className={styles.nummer}>{nummer}</dd>
        </div>
        <div>
          <dt>Name</dt>
          <dd>{termin.name}</dd>
        </div>
        {ort.name && (
          <div>
            <dt>Ort</dt>
            <dd>
              {ort.detailURL ? <Link href={ort.detailURL}>{ort.name}</Link> : ort.name}
              {ort.anschrift && (
                <>
                  {[
                    ort.anschrift.location,
                    ort.anschrift.street,
                    [ort.anschrift.zip, ort.anschrift.city].filter(Boolean).join(' '),
                  ]
                    .filter(Boolean)
                    .map(line => (
                      <span key={line}>
                        <br />
                        {line}
                      </span>
                    ))}
                </>
              )}
            </dd>
          </div>
        )}
        {!isOff && anliegen.unterlagen.length > 0 && (
          <div>
            <dt>Bitte mitbringen</dt>
            <dd>
              <ul>
                {anliegen.unterlagen.map(one => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
            </dd>
          </div>
        )}
        {!isOff && anliegen.hinweis && (
          <div>
            <dt>Hinweis</dt>
            <dd>{anliegen.hinweis}</dd>
          </div>
        )}
        {ort.telefon && (
          <div>
            <dt>Fragen</dt>
            <dd>
              <Link href={telephoneLink(ort.telefon)}>{ort.telefon}</Link>
            </dd>
          </div>
        )}
      </dl>
      <div className={styles.schritte}>
        {!ended && (
          <>
            <ButtonLink href={`${here}/termin.ics`} download>
              In den Kalender übernehmen
            </ButtonLink>
            {angebot && (
              <ButtonLink href={`${here}/verschieben`} look="outline">
                Termin verschieben
              </ButtonLink>
            )}
            <ButtonLink href={`${here}/absagen`} look="outline">
              Termin absagen
            </ButtonLink>
          </>
        )}
        {ended && <AnotherTermin {...ended} />}
      </div>
    </TerminPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
