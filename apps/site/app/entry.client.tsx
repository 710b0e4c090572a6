import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { takeOverData } from './document/page-data.ts'
import { LastResort } from './errors/last-resort.tsx'
import { RequestIdContext, requestIdOf } from './errors/request-id.ts'
import { tellFault } from './observe/with-observer.ts'
import { bringAllLayouts } from './page/page-view.tsx'
import { bringAllViews } from './page/views.ts'
import { CHUNK_MISSING, reloadForChunk } from './pwa/update/chunk-failure.ts'
import { restoreTyped } from './pwa/update/typed.ts'

const requestId = requestIdOf(document.documentElement, location)

takeOverData(document, (window as unknown as RouterWindow).__reactRouterContext)

type RouterWindow = { __reactRouterContext: Parameters<typeof takeOverData>[1] }

function hydrate() {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <LastResort inErrorPage>
          <RequestIdContext value={requestId}>
            <HydratedRouter onError={tellFault} />
          </RequestIdContext>
        </LastResort>
      </StrictMode>,
    )
  })
}

// The page is already drawn and hydrates once its views are loaded. This is not awaited, because the views
// import this file.
if (document.documentElement.dataset.views === 'more') {
  Promise.all([bringAllViews(), bringAllLayouts()]).then(hydrate, goOnWithoutScripts)
} else hydrate()

/** Lets the visitor read the page and send its forms without scripts. */
function goOnWithoutScripts() {
  if (reloadForChunk()) return
  restoreTyped()
  const line = document.createElement('p')
  line.role = 'alert'
  line.className = 'fehlt'
  line.textContent = CHUNK_MISSING
  document.body.prepend(line)
}
