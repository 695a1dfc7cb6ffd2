/// <reference path="../../shared-ui/src/modules.d.ts" />
