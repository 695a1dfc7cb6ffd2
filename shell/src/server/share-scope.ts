import * as ReactQuery from '@tanstack/react-query';
import * as Jotai from 'jotai';
import * as React from 'react';
import * as JsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as SharedApi from 'shared-api';
import * as SharedApiContext from 'shared-api/context';
import * as SharedAuth from 'shared-auth';
import * as SharedContractSchema from 'shared-contract/schema';
import * as SharedPlatform from 'shared-platform';
import * as SharedPlatformRouter from 'shared-platform/router';
import * as basics from 'shared-ui/mantine/basics';
import * as choices from 'shared-ui/mantine/choices';
import * as controls from 'shared-ui/mantine/controls';
import * as data from 'shared-ui/mantine/data';
import * as editor from 'shared-ui/mantine/editor';
import * as extension from 'shared-ui/mantine/extension';
import * as fields from 'shared-ui/mantine/fields';
import * as frame from 'shared-ui/mantine/frame';
import * as inputs from 'shared-ui/mantine/inputs';
import * as layout from 'shared-ui/mantine/layout';
import * as marks from 'shared-ui/mantine/marks';
import * as menu from 'shared-ui/mantine/menu';
import * as modal from 'shared-ui/mantine/modal';
import * as numbers from 'shared-ui/mantine/numbers';
import * as overlays from 'shared-ui/mantine/overlays';
import * as packages from 'shared-ui/mantine/packages';
import * as panels from 'shared-ui/mantine/panels';
import * as record from 'shared-ui/mantine/record';
import * as rest from 'shared-ui/mantine/rest';
import * as segments from 'shared-ui/mantine/segments';
import * as select from 'shared-ui/mantine/select';

/**
 * The modules that the server modules of remotes get from the shell: one for each row of shared-modules.ts in
 * `federation`.
 */
export const shareScope: Readonly<Record<string, unknown>> = {
  react: React,
  'react/jsx-runtime': JsxRuntime,
  'react-dom': ReactDom,
  jotai: Jotai,
  '@tanstack/react-query': ReactQuery,
  'shared-contract/schema': SharedContractSchema,
  'shared-auth': SharedAuth,
  'shared-api': SharedApi,
  'shared-api/context': SharedApiContext,
  'shared-platform': SharedPlatform,
  'shared-platform/router': SharedPlatformRouter,
  'shared-ui/mantine/basics': basics,
  'shared-ui/mantine/choices': choices,
  'shared-ui/mantine/controls': controls,
  'shared-ui/mantine/data': data,
  'shared-ui/mantine/editor': editor,
  'shared-ui/mantine/extension': extension,
  'shared-ui/mantine/fields': fields,
  'shared-ui/mantine/frame': frame,
  'shared-ui/mantine/inputs': inputs,
  'shared-ui/mantine/layout': layout,
  'shared-ui/mantine/marks': marks,
  'shared-ui/mantine/menu': menu,
  'shared-ui/mantine/modal': modal,
  'shared-ui/mantine/numbers': numbers,
  'shared-ui/mantine/overlays': overlays,
  'shared-ui/mantine/packages': packages,
  'shared-ui/mantine/panels': panels,
  'shared-ui/mantine/record': record,
  'shared-ui/mantine/rest': rest,
  'shared-ui/mantine/segments': segments,
  'shared-ui/mantine/select': select,
};
