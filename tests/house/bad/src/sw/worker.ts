import { theme } from '#app/theme.ts'; // BAD lint/style/noRestrictedImports worker
import { useState } from 'react'; // BAD lint/style/noRestrictedImports screens
import { catalogue } from '#domain/catalogue.ts';

export const used = [theme, useState, catalogue];
