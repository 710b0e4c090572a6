import { calls, eingangsnummer, eingangsstand } from '@rathausplatz/contract'
import { formatDate, formatTime, RichText } from '@rathausplatz/ui'
import { Button, TextField } from '@rathausplatz/ui/form'
import { data } from 'react-router'
import { headersOf } from '../answers/headers-of.ts'
import { siteOf } from '../cms/site-context.ts'
import { formOf } from '../errors/refusal.ts'
import { RouteError } from '../errors/route-error.tsx'
import { MailFault } from '../forms/mail-fault.tsx'
import { OtherNumbers } from '../forms/other-numbers.tsx'
import formStyles from '../formular/formular.module.css'
import { failureOf, readNachweis } from '../formular/read-secret.ts'
import { ServicePage } from '../formular/service-page.tsx'
import styles from '../formular/stand.module.css'
import { addressIn, mailWords, officeMailWords, standWords } from '../formular/stand-words.ts'
import { Withdrawal } from '../formular/withdrawal.tsx'
import type { Route } from './+types/formular-stand'

const unkept = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
} as const

/** Message for an unknown number and for a wrong secret, which must not be distinguishable. */
const UNKNOWN =
  'Zu dieser Nummer und diesem Kennwort gibt es keinen Vorgang. Bitte prüfen Sie beide. Alte Vorgänge haben wir schon gelöscht.'

export function loader({ url }: Route.LoaderArgs) {
  const named = eingangsnummer.safeParse(url.searchParams.get('vorgang'))
  return data({ vorgang: named.success ? named.data : '' }, { headers: unkept })
}

export async function action({ request, context }: Route.ActionArgs) {
  const site = siteOf(context)
  const { given, nachweis, refused } = readNachweis(await formOf(request))
  if (!nachweis) return data({ given, refused }, { status: 422, headers: unkept })
  try {
    const stand = await site.cms.call(calls.formularStand, { body: nachweis, sender: site.sender })
    return data({ given, nachweis, stand }, { headers: unkept })
  } catch (error) {
    const { refused, status, headers } = failureOf(error, site, UNKNOWN)
    return data({ given, refused }, { status, headers: { ...unkept, ...headers } })
  }
}

export const headers = headersOf

export default function FormularStand({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData && 'stand' in actionData) return <Known {...actionData} />
  const refused = actionData?.refused
  return (
    <ServicePage heading="Wie weit ist mein Vorgang?" refused={refused}>
      <p>
        Mit Ihrer Vorgangsnummer und dem Kennwort, das nach dem Absenden neben der Nummer stand, sehen Sie,
        was aus Ihrem Formular geworden ist.
      </p>
      <form method="post" action="/formulare/stand" noValidate className={formStyles.form}>
        <TextField
          name="vorgang"
          label="Vorgangsnummer"
          help="Zum Beispiel F-7GQ2M9XD"
          width="kurz"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={actionData?.given.vorgang ?? loaderData.vorgang}
          error={refused?.fehler['vorgang']}
        />
        <TextField
          name="kennwort"
          label="Kennwort"
          help="16 Zeichen; Bindestriche und Großbuchstaben sind nicht nötig."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={actionData?.given.kennwort}
          error={refused?.fehler['kennwort']}
        />
        <div>
          <Button>Nachsehen</Button>
        </div>
      </form>
      <OtherNumbers here="formular" />
    </ServicePage>
  )
}

type KnownProps = {
  nachweis: { vorgang: string; kennwort: string }
  stand: Extract<Route.ComponentProps['actionData'], { stand: unknown }>['stand']
}

function Known({ nachweis, stand }: KnownProps) {
  const mail = mailWords(stand.stand, stand.zustellung, addressIn(stand.antworten))
  return (
    <ServicePage heading={stand.titel} isAnswer>
      <MailFault of={stand.zustellung} words={mail} />
      <MailFault
        of={stand.amtszustellung}
        words={stand.amtszustellung && officeMailWords[stand.amtszustellung]}
      />
      <div className={styles.stand}>
        <strong>{eingangsstand[stand.stand]}</strong>
        {/* Left out if the message about the mail already says where the answer is. */}
        {!(mail && stand.stand === 'beantwortet') && <p>{standWords[stand.stand]}</p>}
        <p>
          Vorgang {stand.vorgang}, eingegangen am {formatDate(stand.eingegangen_am)}
        </p>
      </div>
      <h2>Was bisher geschah</h2>
      <ol role="list" className={styles.verlauf}>
        {stand.verlauf.map(({ am, stand: reached, text }, step) => (
          <li key={`${am} ${reached}`}>
            <time dateTime={am}>
              {formatDate(am)}, {formatTime(am)}
            </time>
            {reached === 'neu'
              ? step === 0
                ? 'Eingegangen'
                : 'Wartet wieder auf Bearbeitung'
              : eingangsstand[reached]}
            {text && <blockquote>{text}</blockquote>}
          </li>
        ))}
      </ol>
      <h2>Ihre Angaben</h2>
      <dl className={formStyles.angaben}>
        {stand.antworten.map(({ name, label, typ, text }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              {typ === 'wysiwyg' ? (
                <RichText html={text} />
              ) : (
                <span className={formStyles.angabe}>{text}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {stand.widerruf && <Withdrawal vorgang={stand.vorgang} at={stand.widerruf} />}
      <form method="post" action="/formulare/stand/kopie">
        <input type="hidden" name="vorgang" value={nachweis.vorgang} />
        <input type="hidden" name="kennwort" value={nachweis.kennwort} />
        <Button look="outline">Kopie als PDF speichern</Button>
      </form>
      <p className={formStyles.zweck}>Wir löschen den Vorgang am {formatDate(stand.geloescht_am)}.</p>
    </ServicePage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
