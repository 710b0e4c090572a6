import {
  CmsError,
  calls,
  isCmsError,
  type Verzeichnis,
  verzeichnisaufgabe,
  vorschlagsnummer,
} from '@rathausplatz/contract'
import { fristen } from '@rathausplatz/contract/fristen'
import { ButtonLink, Link } from '@rathausplatz/ui'
import { Button, CheckField } from '@rathausplatz/ui/form'
import type { ReactNode } from 'react'
import { data, redirect } from 'react-router'
import * as z from 'zod'
import { headersOf } from '../answers/headers-of.ts'
import { textIn } from '../answers/text-in.ts'
import { siteOf } from '../cms/site-context.ts'
import { notFound } from '../errors/not-found.ts'
import { formOf } from '../errors/refusal.ts'
import { RouteError } from '../errors/route-error.tsx'
import { CHECK, failureOf } from '../forms/failure.ts'
import { FormPage } from '../forms/form-page.tsx'
import forms from '../forms/forms.module.css'
import { MailField } from '../forms/mail-field.tsx'
import { MailGoesTo } from '../forms/mail-goes-to.tsx'
import { readFields } from '../forms/read-fields.ts'
import { openSentTo, sealSentTo } from '../forms/sent-to.ts'
import { isOdd, Trap } from '../forms/trap.tsx'
import { AngabenFields } from '../vorschlag/angaben-fields.tsx'
import { inFields } from '../vorschlag/in-fields.ts'
import styles from '../vorschlag/vorschlag.module.css'
import { PROPOSE } from '../vorschlag/vorschlag-page.tsx'
import type { Route } from './+types/verzeichnis-vorschlagen'

/** The form contains its own number; a cached copy would merge the proposals of two people. */
const unkept = { 'cache-control': 'no-store' }

const isGone = (error: unknown) => isCmsError(error) && error.code === 'nicht-gefunden'

/**
 * `?verzeichnis=vereine` proposes a new entry of a directory; with `&eintrag=musikverein`, a change of a
 * public entry.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = siteOf(context)
  const { cms, log, now, requestId } = site
  const id = url.searchParams.get('verzeichnis') ?? ''
  const slug = url.searchParams.get('eintrag') ?? ''
  if (id === '' || id.length > 120 || slug.length > 120) throw notFound()
  try {
    const [verzeichnis, eintrag] = await Promise.all([
      cms.call(calls.verzeichnis, { params: { id } }),
      slug === '' ? undefined : cms.call(calls.verzeichniseintrag, { params: { id: slug } }),
    ])
    if (eintrag && eintrag.verzeichnis !== id) throw new CmsError('nicht-gefunden')
    return data(
      {
        verzeichnis,
        eintrag,
        einreichung: crypto.randomUUID(),
        geladen: now.toISOString(),
        gesendet: url.searchParams.get('gesendet'),
        an: openSentTo(site, url),
      },
      { headers: unkept },
    )
  } catch (error) {
    if (isGone(error)) throw notFound()
    log.warn({ err: error, requestId }, 'Verzeichnis nicht ladbar')
    return data(undefined, { status: 503, headers: { ...unkept, 'retry-after': '60' } })
  }
}

const LOOKS_LIKE_A_PROGRAM =
  'Ihr Vorschlag wurde noch nicht gesendet. Sind Ihre Angaben richtig, senden Sie ihn bitte noch einmal ab.'

export async function action({ request, context, url }: Route.ActionArgs) {
  const site = siteOf(context)
  const form = await formOf(request)
  const { values, data: aufgabe, errors } = readFields(form, verzeichnisaufgabe)
  const refuse = (title: string, wrong: Readonly<Record<string, string>> = {}) =>
    ({ values, refused: { title, errors: wrong } }) as const
  if (!aufgabe) return data(refuse(CHECK, errors), { status: 422, headers: unkept })
  const einreichung = z.uuid().safeParse(textIn(form, 'einreichung'))
  if (!einreichung.success || isOdd(name => textIn(form, name), site.now))
    return data(refuse(LOOKS_LIKE_A_PROGRAM), { status: 422, headers: unkept })
  const sent = new URLSearchParams(addressed(aufgabe.verzeichnis, aufgabe.eintrag))
  try {
    const { nummer } = await site.cms.call(calls.verzeichnisVorschlagen, {
      body: { ...aufgabe, einreichung: einreichung.data },
      sender: site.sender,
    })
    sent.set('gesendet', nummer)
    sent.set('an', sealSentTo(site, url.pathname, aufgabe.email))
  } catch (error) {
    const { title, errors: atFields, status, headers } = failureOf(error, site, 'Vorschlag')
    return data(refuse(title, atFields), { status, headers: { ...unkept, ...headers } })
  }
  throw redirect(`${PROPOSE}?${sent}`, 303)
}

const addressed = (verzeichnis: string, eintrag: string): Record<string, string> => ({
  verzeichnis,
  ...(eintrag ? { eintrag } : {}),
})

export const headers = headersOf

export default function VerzeichnisVorschlagen({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <NotLoaded />
  const { verzeichnis, eintrag, einreichung, geladen, gesendet, an } = loaderData
  const refused = actionData?.refused
  const above = { title: verzeichnis.name, href: verzeichnis.seite || '/' }
  const slug = eintrag?.id ?? ''
  const here = `${PROPOSE}?${new URLSearchParams(addressed(verzeichnis.id, slug))}`
  if (gesendet !== null && !refused)
    return (
      <Sent above={above} nummer={gesendet}>
        <MailGoesTo an={an} again={here} />
      </Sent>
    )
  if (!verzeichnis.vorschlaege) return <NotNow verzeichnis={verzeichnis} />
  if (eintrag && !eintrag.angaben) return <NotHere eintrag={eintrag} />
  const values: Readonly<Record<string, string>> =
    actionData?.values ?? (eintrag?.angaben ? inFields(eintrag.angaben) : {})
  const errors = refused?.errors ?? {}
  return (
    <FormPage
      heading={eintrag ? 'Angaben ändern' : `${verzeichnis.einzahl} vorschlagen`}
      above={eintrag ? { title: eintrag.name, href: eintrag.detailURL } : above}
      refused={refused}
    >
      {eintrag ? (
        <p>
          Unten steht, was heute zu „{eintrag.name}“ zu lesen ist. Ändern Sie, was nicht mehr stimmt. Bis wir
          es angesehen haben, bleibt der Eintrag, wie er ist.
        </p>
      ) : (
        <p>
          Der Eintrag ist kostenlos, und Sie brauchen kein Konto. Bevor er öffentlich wird, prüfen wir ihn.
          Danach können Sie ihn selbst ändern und jederzeit löschen.
        </p>
      )}
      <form method="post" action={here} noValidate className={forms.form}>
        <input type="hidden" name="einreichung" value={einreichung} />
        <input type="hidden" name="verzeichnis" value={verzeichnis.id} />
        <input type="hidden" name="eintrag" value={slug} />
        <AngabenFields verzeichnis={verzeichnis} values={values} errors={errors} />
        <section className={styles.teil}>
          <h2>Damit wir Sie erreichen</h2>
          <MailField
            name="email"
            label="Ihre eigene E-Mail-Adresse"
            help="Sie steht nirgends auf der Website. Dorthin schicken wir einen Link zum Bestätigen."
            {...{ values, errors }}
          />
          <CheckField
            name="einwilligung"
            label="Was oben steht, darf die Stadt veröffentlichen."
            value="ja"
            defaultChecked={values['einwilligung'] === 'ja'}
            help={`Sie können das jederzeit widerrufen: ${eintrag ? 'Schreiben Sie uns dann.' : 'Mit Ihrem Link nehmen Sie den Eintrag selbst von der Website.'} Andere Menschen nennen Sie bitte nur, wenn sie einverstanden sind.`}
            error={errors['einwilligung']}
          />
        </section>
        <Trap geladen={geladen} />
        <p className={forms.zweck}>
          Wir verwenden Ihre Angaben nur für den Eintrag. Was wir nicht freigeben, löschen wir nach{' '}
          {fristen.vorschlag} Tagen mit Ihrer Adresse. Mehr steht unter{' '}
          <Link href="/datenschutz">Datenschutz</Link>.
        </p>
        <Button>{eintrag ? 'Änderung vorschlagen' : `${verzeichnis.einzahl} vorschlagen`}</Button>
      </form>
    </FormPage>
  )
}

type Above = { title: string; href: string }

type SentProps = { above: Above; nummer: string; children: ReactNode }

const Sent = ({ above, nummer, children }: SentProps) => (
  <FormPage heading="Bitte sehen Sie in Ihrem Postfach nach" above={above} isAnswer isHidden>
    <div className={forms.angekommen}>
      {vorschlagsnummer.safeParse(nummer).success && (
        <p>
          Ihr Vorschlag hat die Nummer <strong>{nummer}</strong>.
        </p>
      )}
      <p>
        In wenigen Minuten kommt eine E-Mail mit einem Link, der {fristen.bestaetigen} Tage gilt. Öffnen Sie
        ihn, und bestätigen Sie den Vorschlag. Danach sehen wir den Vorschlag an und sagen Ihnen per E-Mail,
        wenn alles öffentlich ist.
      </p>
      {children}
    </div>
    <p>
      Nichts gekommen? Sehen Sie auch im Ordner für unerwünschte Post nach. An eine Adresse schicken wir nur
      wenige solche E-Mails am Tag: Haben Sie mehr vorgeschlagen, kommen die übrigen Links zusammen in einer
      späteren, meist nach wenigen Minuten, sonst am nächsten Tag. Noch einmal vorschlagen müssen Sie nichts.
    </p>
    <p>
      <ButtonLink href={above.href} look="outline">
        Zurück zu „{above.title}“
      </ButtonLink>
    </p>
  </FormPage>
)

const NotLoaded = () => (
  <FormPage heading="Eintrag vorschlagen" isHidden>
    <p>Das ist gerade nicht möglich. Bitte versuchen Sie es in einigen Minuten noch einmal.</p>
  </FormPage>
)

/** The page for an entry that cannot be edited here, because a remote CMS returns no fields for it. */
const NotHere = ({ eintrag: { name, detailURL } }: { eintrag: { name: string; detailURL: string } }) => (
  <FormPage heading="Angaben ändern" above={{ title: name, href: detailURL || '/' }} isHidden>
    <p>
      Diesen Eintrag können Sie hier nicht ändern. Bitte <Link href="/kontakt">schreiben Sie uns</Link>, was
      nicht mehr stimmt.
    </p>
  </FormPage>
)

const NotNow = ({ verzeichnis: { name, einzahl, seite } }: { verzeichnis: Verzeichnis }) => (
  <FormPage heading={`${einzahl} vorschlagen`} above={{ title: name, href: seite || '/' }} isHidden>
    <p>
      Zurzeit verschickt die Stadt keine E-Mails; ohne sie lässt sich ein Vorschlag nicht bestätigen. Bitte
      versuchen Sie es später noch einmal, oder <Link href="/kontakt">schreiben Sie uns</Link>.
    </p>
  </FormPage>
)

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
