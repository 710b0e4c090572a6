import { calls } from '@rathausplatz/contract'
import { tabellen } from '@rathausplatz/contract/tabellen'
import { berlinDay } from '@rathausplatz/time'
import { formatDate } from '@rathausplatz/ui'
import { Button, TextField } from '@rathausplatz/ui/form'
import { data } from 'react-router'
import { headersOf } from '../answers/headers-of.ts'
import { siteOf } from '../cms/site-context.ts'
import { formOf } from '../errors/refusal.ts'
import { RouteError } from '../errors/route-error.tsx'
import { FormBody } from '../formular/form-body.tsx'
import styles from '../formular/formular.module.css'
import { pagesOf } from '../formular/pages-of.ts'
import { failureOf, readCode } from '../formular/read-secret.ts'
import { begin } from '../formular/receive.ts'
import { ServicePage } from '../formular/service-page.tsx'
import type { Route } from './+types/formular-fortsetzen'

const unkept = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
} as const

const UNKNOWN = `Zu diesem Code ist kein Formular gespeichert. Nach ${tabellen.formularEntwuerfe.dauer.tage} Tagen und nach dem Absenden gilt ein Code nicht mehr.`

export const loader = () => data(null, { headers: unkept })

export async function action({ request, context }: Route.ActionArgs) {
  const site = siteOf(context)
  const { given, code, refused } = readCode(await formOf(request))
  if (!code) return data({ given, refused }, { status: 422, headers: unkept })
  try {
    const { slug, einreichung, eingaben, schritt, gilt_bis } = await site.cms.call(calls.formularFortsetzen, {
      body: { code },
      sender: site.sender,
    })
    const formular = await site.cms.call(calls.formular, { params: { slug } })
    const { begun, nullen } = await begin(site, formular)
    const at = Math.min(schritt, pagesOf(formular).schritte.length)
    return data(
      {
        given,
        formular,
        nullen,
        gilt_bis,
        heute: berlinDay(site.now),
        begun: { ...begun, einreichung, eingaben, at, code },
      },
      { headers: unkept },
    )
  } catch (error) {
    const { refused, status, headers } = failureOf(error, site, UNKNOWN)
    return data({ given, refused }, { status, headers: { ...unkept, ...headers } })
  }
}

export const headers = headersOf

export default function FormularFortsetzen({ actionData }: Route.ComponentProps) {
  if (actionData && 'formular' in actionData) {
    const { formular, begun, nullen, heute, gilt_bis } = actionData
    return (
      <ServicePage heading={formular.titel}>
        <p className={styles.hinweis} role="status">
          Hier ist, was Sie gespeichert haben. Der Code gilt bis zum {formatDate(gilt_bis)}.
        </p>
        <FormBody {...{ formular, begun, nullen, heute }} isTurned />
      </ServicePage>
    )
  }
  const refused = actionData?.refused
  return (
    <ServicePage heading="Formular fortsetzen" refused={refused}>
      <p>
        Mit dem Code, den Sie beim Speichern bekommen haben, machen Sie dort weiter, wo Sie aufgehört haben.
      </p>
      <form method="post" action="/formulare/fortsetzen" noValidate className={styles.form}>
        <TextField
          name="code"
          label="Code"
          help="16 Zeichen; Bindestriche und Großbuchstaben sind nicht nötig."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={actionData?.given}
          error={refused?.fehler['code']}
        />
        <div>
          <Button>Weiter ausfüllen</Button>
        </div>
      </form>
    </ServicePage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
