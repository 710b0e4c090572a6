import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { NonceContext } from './cms/nonce.ts'
import { bringAllViews } from './page/views.ts'

/** The nonce of this answer: browsers hide the attribute and leave the property. */
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce

// The page stands there already; it becomes alive when its views have come.
if (document.documentElement.dataset.views === 'more') await bringAllViews()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <NonceContext value={nonce}>
        <HydratedRouter />
      </NonceContext>
    </StrictMode>,
  )
})
