// The font helper writes this.
