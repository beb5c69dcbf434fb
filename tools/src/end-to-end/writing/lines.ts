interface Line {
  readonly source: string;
  /** Whether the line as a whole runs from right to left, as its first letter does. */
  readonly rtl?: boolean;
}

const rtl = (source: string): Line => ({ source, rtl: true });
const ltr = (source: string): Line => ({ source });

/** Words of geometry in each script, and lines of several. */
export const lines: readonly Line[] = [
  rtl('مثلث قائم الزاوية'),
  rtl('متوازي الأضلاع'),
  rtl('بِسْمِ اللَّهِ'),
  rtl('لا إله، ١٢٣'),
  rtl('مساحة المثلث؟'),
  rtl('משולש ישר זווית'),
  rtl('שָׁלוֹם עוֹלָם'),
  ltr('त्रिभुज का क्षेत्रफल'),
  ltr('समकोण हिन्दी शुद्ध'),
  ltr('कर्ण वृत्त र्कि'),
  ltr('ত্রিভুজের ক্ষেত্রফল'),
  ltr('முக்கோணத்தின் பரப்பு'),
  ltr('รูปสามเหลี่ยมที่น้ำ'),
  ltr('สี่เหลี่ยมผืนผ้า'),
  ltr('Tiếng Việt: diện tích'),
  ltr('😀👍🏽👨\u200d👩\u200d👧🇩🇪'),
  rtl('المثلث ABC (12 سم) هو ١٢٣'),
  ltr('A نقطة (x = 3) B'),
  rtl('שטח ABC הוא (12 סמ)'),
  ltr('AB = 5 ס״מ, BC'),
  rtl('זווית 30°–60°.'),
  rtl('[أ + ب] = 3.5%'),
  rtl('الطول: 3×4 = 12'),
  ltr('त्रिभुज ABC (12 cm)'),
  ltr('ABC ที่ 3'),
];
