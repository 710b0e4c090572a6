import { CmsError } from '@rathausplatz/contract'
import { createBrowserRouter } from 'react-router'
import { Frame } from './frame/frame.tsx'
import { FRAME } from './frame/frame-data.ts'
import { loadFrame } from './frame/load-frame.ts'
import { Loading } from './frame/loading.tsx'
import { Trouble } from './frame/trouble.tsx'
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
            { path: 'suche', lazy: () => import('./search/search-screen.tsx') },
            { path: 'hilfe', lazy: () => import('./handbook/help-screen.tsx') },
            { path: 'hilfe/:aufgabe', lazy: () => import('./handbook/task-screen.tsx') },
            { path: 'seiten', lazy: () => import('./pages/pages-screen.tsx') },
            { path: 'medien', lazy: () => import('./media/library-screen.tsx') },
            { path: 'medien/:datei', lazy: () => import('./media/medium-screen.tsx') },
            { path: 'termine', lazy: () => import('./appointments/day-screen.tsx') },
            { path: 'termine/neu', lazy: () => import('./appointments/new-screen.tsx') },
            { path: 'termine/:nummer', lazy: () => import('./appointments/appointment-screen.tsx') },
            { path: 'eingaenge', lazy: () => import('./eingaenge/eingaenge-screen.tsx') },
            { path: 'eingaenge/:vorgang', lazy: () => import('./eingaenge/eingang-screen.tsx') },
            { path: 'pinnwand', lazy: () => import('./pinnwand/board-screen.tsx') },
            { path: 'pinnwand/:nummer', lazy: () => import('./pinnwand/entry-screen.tsx') },
            { path: 'verzeichnisvorschlaege', lazy: () => import('./vorschlaege/proposals-screen.tsx') },
            {
              path: 'verzeichnisvorschlaege/:nummer',
              lazy: () => import('./vorschlaege/proposal-screen.tsx'),
            },
            { path: 'schaeden', lazy: () => import('./schaeden/damages-screen.tsx') },
            { path: 'schaeden/:nummer', lazy: () => import('./schaeden/damage-screen.tsx') },
            { path: 'ratsbuero', lazy: () => import('./ratsbuero/ratsbuero-screen.tsx') },
            { path: 'ratsbuero/neu', lazy: () => import('./ratsbuero/new-meeting-screen.tsx') },
            { path: 'ratsbuero/:id', lazy: () => import('./ratsbuero/meeting-screen.tsx') },
            { path: 'warnungen', lazy: () => import('./warnings/warnings-screen.tsx') },
            { path: 'abfall', lazy: () => import('./waste/waste-screen.tsx') },
            { path: 'abfall/einlesen', lazy: () => import('./waste/import-screen.tsx') },
            { path: 'abfall/arten', lazy: () => import('./waste/kinds-screen.tsx') },
            { path: 'abfall/touren/neu', lazy: () => import('./waste/tour-form-screen.tsx') },
            { path: 'abfall/touren/:id', lazy: () => import('./waste/tour-screen.tsx') },
            { path: 'abfall/touren/:id/aendern', lazy: () => import('./waste/tour-form-screen.tsx') },
            { path: 'abfall/strassen/neu', lazy: () => import('./waste/street-form-screen.tsx') },
            { path: 'abfall/strassen/:id', lazy: () => import('./waste/street-screen.tsx') },
            { path: 'abfall/strassen/:id/aendern', lazy: () => import('./waste/street-form-screen.tsx') },
            { path: 'pflege/suche', lazy: () => import('./site-search/in-vain-screen.tsx') },
            { path: 'pflege/rueckmeldungen', lazy: () => import('./feedback/remarks-screen.tsx') },
            {
              path: 'pflege/rueckmeldungen/seiten',
              lazy: () => import('./feedback/answered-pages-screen.tsx'),
            },
            { path: 'inhalte/:art', lazy: () => import('./list/screen.ts') },
            { path: 'papierkorb', lazy: () => import('./trash/screen.ts') },
            { path: 'pflege/bestand', lazy: () => import('./care/stock-screen.tsx') },
            { path: 'pflege/links', lazy: () => import('./mending/links-screen.tsx') },
            { path: 'pflege/adressen', lazy: () => import('./mending/addresses-screen.tsx') },
            { path: 'pflege/barrierefreiheit', lazy: () => import('./quality/quality-screen.tsx') },
            { path: 'pflege/barrierefreiheit/:regel', lazy: () => import('./quality/rule-screen.tsx') },
            { path: 'uebernahme', lazy: () => import('./uebernahme/uebernahmen-screen.tsx') },
            { path: 'uebernahme/:id', lazy: () => import('./uebernahme/uebernahme-screen.tsx') },
            { path: 'ausfuhr', lazy: () => import('./ausfuhr/ausfuhr-screen.tsx') },
            { path: 'protokoll', lazy: () => import('./log/log-screen.tsx') },
            { path: 'konten', lazy: () => import('./people/people-screen.tsx') },
            { path: 'konten/neu', lazy: () => import('./people/invite-screen.tsx') },
            { path: 'konten/:id', lazy: () => import('./people/person-screen.tsx') },
            { path: 'zugaenge', lazy: () => import('./programs/programs-screen.tsx') },
            { path: 'zugaenge/neu', lazy: () => import('./programs/new-program-screen.tsx') },
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
