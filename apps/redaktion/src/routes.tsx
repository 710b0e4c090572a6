import { CmsError } from '@rathausplatz/contract'
import { createBrowserRouter } from 'react-router'
import { Frame } from './frame/frame.tsx'
import { FRAME } from './frame/frame-data.ts'
import { loadFrame } from './frame/load-frame.ts'
import { Loading } from './frame/loading.tsx'
import { Trouble } from './frame/trouble.tsx'
import { roomScreens } from './rooms/rooms.ts'
import { loadStart } from './start/load-start.ts'
import { Start } from './start/start.tsx'

const notThere = () => {
  throw new CmsError('nicht-gefunden')
}

/**
 * The screens of the desk. Most chunks are loaded on navigation (`lazy`), so that the first screen appears
 * soon.
 */
export const router = createBrowserRouter(
  [
    {
      id: FRAME,
      path: '/',
      loader: loadFrame,
      // Account and kinds do not change between screens.
      shouldRevalidate: () => false,
      Component: Frame,
      ErrorBoundary: Trouble,
      HydrateFallback: Loading,
      children: [
        {
          ErrorBoundary: Trouble,
          children: [
            { index: true, loader: () => loadStart(), Component: Start },
            { path: 'oeffnungszeiten', lazy: () => import('./start/opening-hours.tsx') },
            { path: 'oeffnungszeiten/mehrere', lazy: () => import('./hours-of-many/screen.tsx') },
            { path: 'suche', lazy: () => import('./search/search-screen.tsx') },
            { path: 'hilfe', lazy: () => import('./handbook/help-screen.tsx') },
            { path: 'hilfe/:aufgabe', lazy: () => import('./handbook/task-screen.tsx') },
            { path: 'seiten', lazy: () => import('./pages/pages-screen.tsx') },
            { path: 'inhalte/:art', lazy: () => import('./list/screen.ts') },
            ...roomScreens.map(({ path, lazy }) => ({ path, lazy })),
            { path: 'papierkorb', lazy: () => import('./trash/screen.ts') },
            { path: 'protokoll', lazy: () => import('./log/log-screen.tsx') },
            {
              path: 'inhalte/:art/neu',
              lazy: async () => ({ Component: (await import('./document/document-screen.tsx')).NewDocument }),
            },
            { path: 'inhalte/bekanntmachung/:id/nachweis', lazy: () => import('./notice/proof-screen.tsx') },
            {
              path: 'inhalte/:art/:id',
              // The screen holds the input, so only another document is loaded.
              shouldRevalidate: ({ currentParams, nextParams }) => currentParams['id'] !== nextParams['id'],
              lazy: () => import('./document/document-screen.tsx'),
            },
            // An unknown address is reported inside the frame, with the navigation.
            { path: '*', loader: notThere },
          ],
        },
      ],
    },
  ],
  { basename: '/redaktion' },
)
