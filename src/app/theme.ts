// Mantine in our clothes: it brings behaviour and accessibility, the look is ours. Amber is deliberately no Mantine
// colour: it exists only as `variant="lit"`, so that «the one next act» can be found by grep.

import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  rem,
  type VariantColorsResolver,
  virtualColor,
} from '@mantine/core';
import classes from './theme.module.css';
import { darkTokens, lightTokens, type SchemeTokens } from './tokens.ts';

const textFace = "'Figtree Variable', 'Figtree Stand-in', system-ui, sans-serif";
const displayFace = "'Bricolage Grotesque Variable', 'Bricolage Stand-in', 'Figtree Variable', system-ui, sans-serif";

const night: MantineColorsTuple = [
  '#F4F1EA',
  '#EAE5DB',
  '#DFD9CD',
  '#B9B2A7',
  '#857E73',
  '#6A626A',
  '#574F57',
  '#353138',
  '#26232B',
  '#1B181D',
];
const paper: MantineColorsTuple = [
  '#F5F1EA',
  '#DAD4DC',
  '#BDB6C1',
  '#A099A7',
  '#7A7483',
  '#322E39',
  '#26232B',
  '#1C1A20',
  '#17151A',
  '#121115',
];
const dark: MantineColorsTuple = [
  '#F5F1EA',
  '#DAD4DC',
  '#BDB6C1',
  '#A099A7',
  '#7A7483',
  '#322E39',
  '#26232B',
  '#121115',
  '#0D0C10',
  '#08070A',
];

/** A state colour: light text at 9, dark text at 2, tints at the ends; what lies between is not used for text. */
function stateTuple(
  light: { text: string; tint: string },
  darkScheme: { text: string; tint: string },
): MantineColorsTuple {
  const [lightText, darkText] = [light.text, darkScheme.text];
  return [
    light.tint,
    light.tint,
    darkText,
    darkText,
    darkText,
    lightText,
    lightText,
    lightText,
    darkScheme.tint,
    lightText,
  ];
}

const variants: VariantColorsResolver = input => {
  switch (input.variant) {
    case 'lit':
      return {
        background: 'var(--e-lit)',
        hover: 'var(--e-lit-hover)',
        color: 'var(--e-on-lit)',
        border: `${rem(1.5)} solid var(--e-lit-border)`,
      };
    case 'soft':
      return { background: 'var(--e-sunk)', hover: 'var(--e-line)', color: 'var(--e-text)', border: 'none' };
    case 'danger':
      return {
        background: 'transparent',
        hover: 'var(--e-red-tint)',
        color: 'var(--e-red)',
        border: `${rem(1.5)} solid var(--e-red)`,
      };
    case 'outline':
      return {
        background: 'transparent',
        hover: 'var(--e-sunk)',
        color: 'var(--e-text)',
        border: `${rem(1.5)} solid var(--e-edge)`,
      };
    case 'filled':
      if (input.color === undefined || input.color === 'ink') {
        return { background: 'var(--e-ink)', hover: 'var(--e-ink-hover)', color: 'var(--e-on-ink)', border: 'none' };
      }
      return defaultVariantColorsResolver(input);
    case 'subtle':
      if (input.color === undefined || input.color === 'ink') {
        return { background: 'transparent', hover: 'var(--e-sunk)', color: 'var(--e-text)', border: 'none' };
      }
      return defaultVariantColorsResolver(input);
    default:
      return defaultVariantColorsResolver(input);
  }
};

interface Sized {
  readonly size?: string | number;
}

const buttonSizes: Readonly<Record<string, { height: number; padding: number; text: number }>> = {
  xs: { height: 36, padding: 12, text: 15 },
  sm: { height: 44, padding: 16, text: 15 },
  md: { height: 48, padding: 20, text: 17 },
  lg: { height: 56, padding: 24, text: 17 },
};

function buttonVars(_theme: unknown, props: Sized) {
  const size = buttonSizes[props.size ?? 'md'];
  if (size === undefined) return { root: {} };
  return {
    root: {
      '--button-height': rem(size.height),
      '--button-padding-x': rem(size.padding),
      '--button-fz': rem(size.text),
    },
  };
}

const inputHeights: Readonly<Record<string, number>> = { xs: 36, sm: 44, md: 52, lg: 56 };

function inputVars(_theme: unknown, props: Sized) {
  const height = inputHeights[props.size ?? 'md'];
  if (height === undefined) return { wrapper: {} };
  return {
    wrapper: {
      '--input-height': rem(height),
      '--input-size': rem(height),
      '--input-padding': rem(height > 44 ? 16 : 12),
    },
  };
}

const inputClasses = { label: classes.fieldLabel, error: classes.fieldError, description: classes.fieldNote };

export const theme = createTheme({
  primaryColor: 'ink',
  primaryShade: { light: 9, dark: 0 },
  autoContrast: true,
  white: '#FFFEFB',
  black: '#1B181D',
  colors: {
    night,
    paper,
    dark,
    ink: virtualColor({ name: 'ink', light: 'night', dark: 'paper' }),
    green: stateTuple({ text: '#12633A', tint: '#DAF0E2' }, { text: '#74D8A2', tint: '#16301F' }),
    amber: stateTuple({ text: '#664A00', tint: '#F9ECBF' }, { text: '#F2D161', tint: '#342B0F' }),
    red: stateTuple({ text: '#A51E18', tint: '#FBE2DF' }, { text: '#FF968D', tint: '#3C1B1D' }),
    blue: stateTuple({ text: '#1A529B', tint: '#DFEBFA' }, { text: '#93C0FF', tint: '#18293F' }),
  },
  variantColorResolver: variants,
  fontFamily: textFace,
  headings: {
    fontFamily: displayFace,
    fontWeight: '700',
    sizes: {
      h1: { fontSize: rem(34), lineHeight: rem(36) },
      h2: { fontSize: rem(22), lineHeight: rem(28), fontWeight: '600' },
      h3: { fontSize: rem(22), lineHeight: rem(28), fontWeight: '600' },
      h4: { fontSize: rem(17), lineHeight: rem(24), fontWeight: '600' },
      h5: { fontSize: rem(17), lineHeight: rem(24), fontWeight: '600' },
      h6: { fontSize: rem(15), lineHeight: rem(20), fontWeight: '600' },
    },
  },
  fontSizes: { xs: rem(13), sm: rem(15), md: rem(17), lg: rem(22), xl: rem(34) },
  lineHeights: { xs: rem(16), sm: rem(20), md: rem(24), lg: rem(28), xl: rem(36) },
  spacing: { xs: rem(8), sm: rem(12), md: rem(16), lg: rem(20), xl: rem(24) },
  radius: { xs: rem(6), sm: rem(8), md: rem(12), lg: rem(16), xl: rem(20) },
  defaultRadius: 'md',
  breakpoints: { xs: '22.5em', sm: '37.5em', md: '51.25em', lg: '64em', xl: '90em' },
  shadows: { xs: 'none', sm: 'none', md: 'none', lg: 'none', xl: 'none' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  focusClassName: classes.focus ?? '',
  components: {
    Button: {
      defaultProps: { size: 'md' },
      vars: buttonVars,
      classNames: { root: classes.button, inner: classes.buttonInner, label: classes.buttonLabel },
    },
    ActionIcon: { defaultProps: { size: 44, variant: 'subtle', radius: 'sm' } },
    Input: { defaultProps: { size: 'md' }, vars: inputVars, classNames: { input: classes.input } },
    InputWrapper: {
      defaultProps: { size: 'md', inputWrapperOrder: ['label', 'input', 'error', 'description'] },
      classNames: inputClasses,
    },
    TextInput: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    Select: { defaultProps: { size: 'md', checkIconPosition: 'right' } },
    MultiSelect: { defaultProps: { size: 'md' } },
    Combobox: { classNames: { dropdown: classes.dropdown, option: classes.option } },
    // Each select's name says what it is.
    ComboboxChevron: { defaultProps: { 'aria-hidden': true } },
    Popover: { classNames: { dropdown: classes.dropdown } },
    Menu: { classNames: { dropdown: classes.dropdown, item: classes.menuItem, label: classes.menuLabel } },
    Modal: {
      defaultProps: { radius: 'xl', padding: 20, overlayProps: { color: 'transparent' } },
      classNames: { content: classes.sheet, overlay: classes.scrim, title: classes.sheetTitle },
    },
    Paper: { defaultProps: { withBorder: false, shadow: undefined, radius: 'md' } },
    Table: { defaultProps: { verticalSpacing: 10, fz: 'sm' } },
    Switch: {
      defaultProps: { size: 'md', withThumbIndicator: false },
      classNames: { track: classes.track, thumb: classes.thumb },
    },
    Checkbox: {
      defaultProps: { size: 'md', radius: 'xs', iconColor: 'var(--e-on-ink)' },
      classNames: { input: classes.box },
    },
    Radio: { defaultProps: { size: 'md', iconColor: 'var(--e-on-ink)' }, classNames: { radio: classes.box } },
    Tabs: { classNames: { list: classes.tabs } },
    Anchor: { defaultProps: { underline: 'always', c: 'inherit' } },
    Skeleton: { defaultProps: { radius: 'sm' } },
    Loader: { defaultProps: { size: 'sm', color: 'var(--e-dim)' } },
  },
});

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: schemeVariables(lightTokens),
  dark: schemeVariables(darkTokens),
});

function schemeVariables(tokens: SchemeTokens): Record<`--${string}`, string> {
  const own = Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--e-${name}`, value]));
  return {
    ...own,
    '--mantine-color-body': tokens.bg,
    '--mantine-color-text': tokens.text,
    '--mantine-color-dimmed': tokens.dim,
    '--mantine-color-placeholder': tokens.faint,
    '--mantine-color-default': tokens.surface,
    '--mantine-color-default-hover': tokens.sunk,
    '--mantine-color-default-color': tokens.text,
    '--mantine-color-default-border': tokens.edge,
    '--mantine-color-error': tokens.red,
    '--mantine-color-success': tokens.green,
    '--mantine-color-anchor': tokens.text,
    '--mantine-color-disabled': tokens.sunk,
    '--mantine-color-disabled-color': tokens.faint,
    '--mantine-color-disabled-border': tokens.sunk,
  };
}
