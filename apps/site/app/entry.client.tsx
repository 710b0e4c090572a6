import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { NonceContext } from './cms/nonce.ts'
import { LastResort } from './errors/last-resort.tsx'
import { tellFault } from './observe/with-observer.ts'
import { bringAllViews } from './page/views.ts'
import { CHUNK_MISSING, reloadForChunk } from './pwa/update/chunk-failure.ts'
import { restoreTyped } from './pwa/update/typed.ts'

/** The nonce of this answer: browsers hide the attribute and leave the property. */
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce

function hydrate() {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <LastResort inErrorPage>
          <NonceContext value={nonce}>
            <HydratedRouter onError={tellFault} />
          </NonceContext>
        </LastResort>
      </StrictMode>,
    )
  })
}

// The page stands there already; it becomes alive when its views have come. Not awaited: they import this very file.
if (document.documentElement.dataset.views === 'more') {
  bringAllViews().then(hydrate, goOnWithoutScripts)
} else hydrate()

/** The page can be read and its forms sent all the same; only what scripts add is missing. */
function goOnWithoutScripts() {
  if (reloadForChunk()) return
  restoreTyped()
  const line = document.createElement('p')
  line.role = 'alert'
  line.className = 'fehlt'
  line.textContent = CHUNK_MISSING
  document.body.prepend(line)
}
